import useBaseUrl from "@docusaurus/useBaseUrl";
import type { ReactNode } from "react";
import { OFFLINE_DOWNLOAD } from "../lib/offlineDownload";

const DOWNLOAD = { [OFFLINE_DOWNLOAD]: "" };

/**
 * A line that leads to the printed pages and the offline copy, which are no part of the application. `npm run offline`
 * fills in the download with its size, after the build: so the browser leaves that element as it finds it.
 */
export default function OfflineCopy(): ReactNode {
  return (
    <p>
      <a href={useBaseUrl("/print")}>Read it offline or on paper</a>
      <span {...DOWNLOAD} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    </p>
  );
}
