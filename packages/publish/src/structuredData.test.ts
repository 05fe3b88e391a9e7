import { withStructuredData } from "./structuredData";

const CRUMBS = [
  { name: "Docs", url: "https://docs.example/" },
  { name: "A </script><script>go()$&", url: "https://docs.example/a" },
];
const PAGE = "<head><title>A</title><meta>";

it("are trail and day as schema.org wants them behind the title, and no name ends the element", () => {
  const [, json = ""] =
    /^<head><title>A<\/title><script type="application\/ld\+json">([^<]*)<\/script><meta>$/.exec(
      withStructuredData(PAGE, { crumbs: CRUMBS, modified: "2026-01-31" }, "a.html"),
    ) ?? [];
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    "@type": "WebPage",
    dateModified: "2026-01-31",
    breadcrumb: {
      "@type": "BreadcrumbList",
      itemListElement: CRUMBS.map(({ name, url }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: url,
      })),
    },
  });
});

it("are in no page that has none, and a page without a title stops the build", () => {
  expect(withStructuredData(PAGE, { crumbs: [], modified: undefined }, "a.html")).toBe(PAGE);
  expect(() => withStructuredData("<head>", { crumbs: CRUMBS, modified: undefined }, "a.html")).toThrow(
    "a.html has no title. Fix: keep <title>",
  );
});
