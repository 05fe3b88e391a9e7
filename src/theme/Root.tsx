/**
 * Change: adds providers, the live region of page changes, and toasts.
 * Reason: they must stay mounted; client navigation between docs and API mounts the layout anew, but not Root.
 * Upstream: @docusaurus/core Root (eject).
 */
import type { ReactNode } from "react";
import { PageChange } from "@site/src/layout/page/PageChange";
import { SiteLinkHost } from "@site/src/ui/SiteLink";
import { Toasts } from "@site/src/ui/Toasts";

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <SiteLinkHost>{children}</SiteLinkHost>
      <PageChange />
      <Toasts />
    </>
  );
}
