import Head from "@docusaurus/Head";
import Translate from "@docusaurus/Translate";
import { useEffect, type ReactNode } from "react";
import { useLocation, useRouter } from "docusaurus-waymark-core/browser/router";

/**
 * A page that redirects at once. The query and the hash are kept for a route of this site, and dropped for an absolute
 * address. If the target has a hash, it replaces that of the current address.
 */
export default function Redirect({ to }: { readonly to: string }): ReactNode {
  const router = useRouter();
  const { search, hash } = useLocation();
  useEffect(() => {
    const [pathname = "", targetHash] = to.split("#");
    if (to.startsWith("/"))
      router.replace(pathname + search + (targetHash === undefined ? hash : `#${targetHash}`));
    else window.location.replace(to);
  }, [router, to, search, hash]);
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p>
        <Translate id="page.hasMovedTo" values={{ address: <a href={to}>{to}</a> }}>
          {"This page has moved to {address}."}
        </Translate>
      </p>
    </>
  );
}
