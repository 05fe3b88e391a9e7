import { breadcrumbScript, withScript } from "./breadcrumbs";

const CRUMBS = [
  { name: "Docs", url: "https://docs.example/" },
  { name: "A </script><script>go()", url: "https://docs.example/a" },
];

it("is the trail as schema.org wants it, and no name ends the element", () => {
  const script = breadcrumbScript(CRUMBS);
  const [, json = "", rest] = /^<script type="application\/ld\+json">(.*?)<\/script>(.*)$/.exec(script) ?? [];
  expect(rest).toBe("");
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: CRUMBS.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  });
});

it("goes behind the title, and a page without one stops the build", () => {
  const page = Buffer.from("<head><title>A</title><meta>");
  expect(String(withScript(page, "<x>", "a.html"))).toBe("<head><title>A</title><x><meta>");
  expect(() => withScript(Buffer.from("<head>"), "<x>", "a.html")).toThrow(
    "a.html has no title. Fix: keep <title>",
  );
});
