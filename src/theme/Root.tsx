/**
 * Change: providers and hosts that must outlive a change of section.
 * Reason: crossing from docs to API mounts the whole layout again; Root never unmounts.
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
