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
