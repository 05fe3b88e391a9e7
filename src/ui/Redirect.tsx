import Head from "@docusaurus/Head";
import { useEffect, type ReactNode } from "react";
import { useLocation, useRouter } from "../lib/router";

/**
 * Sends the reader on at once: routes within the site keep query and hash, absolute addresses leave the site.
 * A target with a hash of its own wins over the reader's.
 */
export default function Redirect({ to }: { readonly to: string }): ReactNode {
  const router = useRouter();
  const { search, hash } = useLocation();
  useEffect(() => {
    const [pathname = "", place] = to.split("#");
    if (to.startsWith("/")) router.replace(pathname + search + (place === undefined ? hash : `#${place}`));
    else window.location.replace(to);
  }, [router, to, search, hash]);
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p>
        This page has moved to <a href={to}>{to}</a>.
      </p>
    </>
  );
}
