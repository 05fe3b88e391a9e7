/**
 * Change: adds providers and the live region of page changes.
 * Reason: they must stay mounted; client navigation between docs and API mounts the layout anew, but not Root.
 * Upstream: @docusaurus/core Root (eject).
 */
import type { ReactNode } from "react";
import { PageChange } from "../layout/page/PageChange";
import { SiteLinkHost } from "../ui/SiteLink";

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <SiteLinkHost>{children}</SiteLinkHost>
      <PageChange />
    </>
  );
}
