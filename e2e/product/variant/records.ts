import { record } from "docusaurus-theme-waymark-search/engine/sample.fixture";
import type { SearchRecord } from "docusaurus-theme-waymark-search/model";

/** Records of the hosted index: pages of the site with titles that only this index has. */
export const RECORDS: readonly SearchRecord[] = [
  record("/how-to/ssh", "Hosted key one", {}),
  record("/how-to/ssh", "Hosted key one", { type: "content", content: "Prose with a key in it." }),
  record("/how-to/cli", "Hosted key two", {}),
  record("/how-to/installation", "Hosted key three", {}),
  record("/how-to/getting-started", "Hosted key four", {}),
  record("/api/resources/setup-keys", "Hosted key five", {}),
  record("/api/resources/setup-keys", "Hosted key five", {
    type: "lvl2",
    lvl2: "Delete the hosted key",
    anchor: "delete-a-setup-key",
    method: "DELETE",
    label: "/api/setup-keys/{keyId}",
  }),
];
