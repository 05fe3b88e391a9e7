import type { SitePage } from "docusaurus-waymark-core/siteContent/pages";
import { allRedirects } from "docusaurus-plugin-waymark-check/ledger/allRedirects";
import { redirectPage } from "./redirectPages";

test("the page sends on with and without scripts, and stays out of search engines", () => {
  const html = redirectPage("/api/guides/errors", "https://docs.example/api/guides/errors", "/");
  expect(html).toContain('<script src="/redirect.js" data-to="/api/guides/errors"></script>');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/api/guides/errors">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="https://docs.example/api/guides/errors">');
});

test("a hostile target stays an attribute value", () => {
  const html = redirectPage('"><script>alert(1)</script>', "https://x.example", "/");
  expect(html).not.toContain("<script>alert");
});

test("listed pages and moved ones answer at their old alias too, each once", () => {
  const page = (route: string, listed: boolean) => ({ route, listed }) as SitePage;
  const pages = [page("/how-to/ssh", true), page("/writers", false)];
  const declared = [
    { from: "/moved", to: "/how-to/ssh" },
    { from: "/old", to: "/how-to/ssh#keys" },
    { from: "/docs/old", to: "/how-to/ssh" },
    { from: "/chat", to: "https://chat.example" },
  ];
  const redirects = allRedirects(pages, declared);
  expect(redirects).toEqual(
    expect.arrayContaining([
      ...declared,
      { from: "/docs/how-to/ssh", to: "/how-to/ssh" },
      { from: "/docs/moved", to: "/how-to/ssh" },
    ]),
  );
  const from = redirects.map((redirect) => redirect.from);
  expect(from.filter((route) => route === "/docs/old")).toHaveLength(1);
  expect(from).not.toContain("/docs/writers");
  expect(from).not.toContain("/docs/chat");
});
