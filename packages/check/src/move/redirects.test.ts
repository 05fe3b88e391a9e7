import { redirectsIn } from "docusaurus-waymark-core/site/redirects";
import { withEdits } from "docusaurus-waymark-core/report";
import { redirectEdits } from "./redirects";

test.each(["", "# Old addresses\n", "# Old addresses\n{}\n", "{ }", "/x: /y\n"])(
  "redirects are added to %j",
  (text) => {
    const of = () => ({ pathname: "/c" });
    const changes = ["/a", "/b"].map((route) => ({ page: `docs${route}.mdx`, route, of }));
    const written = withEdits(text, redirectEdits(text, changes));
    expect(redirectsIn(written, { links: {} } as never)).toEqual(
      expect.arrayContaining([
        { from: "/a", to: "/c" },
        { from: "/b", to: "/c" },
      ]),
    );
  },
);
