/**
 * Change: adds providers, the live region of page changes, and toasts.
 * Reason: they must stay mounted; client navigation between docs and API mounts the layout anew, but not Root.
 * Upstream: @docusaurus/core Root (eject).
 */
import type { ReactNode } from "react";
import { PageChange } from "../layout/page/PageChange";
import { SiteLinkHost } from "../ui/SiteLink";
import { Toasts } from "../ui/Toasts";

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <SiteLinkHost>{children}</SiteLinkHost>
      <PageChange />
      <Toasts />
    </>
  );
}
