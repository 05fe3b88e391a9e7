import Head from "@docusaurus/Head";
import { useHistory, useLocation } from "@docusaurus/router";
import { useEffect, type ReactNode } from "react";

/**
 * Sends the reader on at once: routes within the site keep query and hash, absolute addresses leave the site.
 * A target with a hash of its own wins over the reader's.
 */
export default function Redirect({ to }: { readonly to: string }): ReactNode {
  const history = useHistory();
  const { search, hash } = useLocation();
  useEffect(() => {
    const [pathname = "", place] = to.split("#");
    if (to.startsWith("/")) history.replace({ pathname, search, hash: place ?? hash });
    else window.location.replace(to);
  }, [history, to, search, hash]);
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
