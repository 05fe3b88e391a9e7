import type { SearchRecord } from "../../src/search/model";
import { recordOf } from "../support/record";

/** Records of the hosted index: pages of the site with titles that only this index has. */
export const RECORDS: readonly SearchRecord[] = [
  recordOf("/how-to/ssh", "", ["Docs", "Hosted key one"]),
  recordOf("/how-to/ssh", "", ["Docs", "Hosted key one"], {
    type: "content",
    content: "Prose with a key in it.",
  }),
  recordOf("/how-to/cli", "", ["Docs", "Hosted key two"]),
  recordOf("/how-to/installation", "", ["Docs", "Hosted key three"]),
  recordOf("/how-to/getting-started", "", ["Docs", "Hosted key four"]),
  recordOf("/api/resources/setup-keys", "", ["API", "Hosted key five"]),
  recordOf(
    "/api/resources/setup-keys",
    "delete-a-setup-key",
    ["API", "Hosted key five", "Delete the hosted key"],
    {
      method: "DELETE",
      label: "/api/setup-keys/{keyId}",
    },
  ),
];
