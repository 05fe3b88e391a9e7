import { translate } from "@docusaurus/Translate";
import useBaseUrl from "@docusaurus/useBaseUrl";
import type { ReactNode } from "react";
import { OFFLINE_DOWNLOAD } from "docusaurus-waymark-core/protocol/attributes";

const DOWNLOAD = { [OFFLINE_DOWNLOAD]: "" };

/**
 * Links to the printable pages and to the offline copy. `npx waymark offline` inserts the download with its size into the built
 * HTML, so React must not change that element.
 */
export default function OfflineCopy(): ReactNode {
  return (
    <p>
      <a href={useBaseUrl("/print")}>
        {translate({ id: "page.printItOrSaveItAs", message: "Print it or save it as PDF" })}
      </a>
      <span {...DOWNLOAD} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    </p>
  );
}
