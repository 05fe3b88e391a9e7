import { withBreadcrumbs } from "./breadcrumbs";

const CRUMBS = [
  { name: "Docs", url: "https://docs.example/" },
  { name: "A </script><script>go()$&", url: "https://docs.example/a" },
];
const PAGE = "<head><title>A</title><meta>";

it("is the trail as schema.org wants it behind the title, and no name ends the element", () => {
  const [, json = ""] =
    /^<head><title>A<\/title><script type="application\/ld\+json">([^<]*)<\/script><meta>$/.exec(
      withBreadcrumbs(PAGE, CRUMBS, "a.html"),
    ) ?? [];
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

it("is in no page that stands below no other, and a page without a title stops the build", () => {
  expect(withBreadcrumbs(PAGE, [], "a.html")).toBe(PAGE);
  expect(() => withBreadcrumbs("<head>", CRUMBS, "a.html")).toThrow("a.html has no title. Fix: keep <title>");
});
