import { hostFiles } from ".";

const SETTINGS = {
  url: "https://docs.example",
  baseUrl: "/base/",
  headers: [],
  redirects: [],
  securityContact: "https://code.example/security",
  now: new Date("2026-01-31"),
};
test("robots.txt keeps crawlers from the archive, and lets them read that pages for the printer are not to be indexed", () => {
  expect(hostFiles(SETTINGS)["robots.txt"]).toBe(
    "User-agent: *\nAllow: /\nDisallow: /base/offline/\n\nSitemap: https://docs.example/base/sitemap.xml\n",
  );
});

test("security.txt says where to report, for a year", () => {
  expect(hostFiles(SETTINGS)[".well-known/security.txt"]).toBe(
    [
      "Contact: https://code.example/security",
      "Expires: 2027-01-01T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://docs.example/base/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
