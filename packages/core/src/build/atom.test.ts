import { atomFeed } from "./atom";

const FEED = {
  title: "Docs & <more>",
  author: "A",
  page: "https://docs.example/",
  self: "https://docs.example/pages.atom",
};

test("texts are escaped; a page that is revised again is another entry", () => {
  const entry = {
    title: `"Tom" & <b>`,
    url: "https://docs.example/a?b=1&c#d",
    summary: "s",
    category: "0.77.1",
  };
  const feed = atomFeed({
    ...FEED,
    entries: ["2026-02-01", "2026-01-31"].map((day) => ({ ...entry, day })),
  });
  expect(feed).toContain("<title>Docs &amp; &lt;more&gt;</title>");
  expect(feed).toContain("<title>&quot;Tom&quot; &amp; &lt;b&gt;</title>");
  expect(feed).toContain('href="https://docs.example/a?b=1&amp;c#d"');
  expect(feed).toContain("<id>https://docs.example/a?b=1&amp;c#2026-02-01</id>");
  expect(feed).toContain("<id>https://docs.example/a?b=1&amp;c#2026-01-31</id>");
  expect(feed).toContain('<category term="0.77.1"/>');
  expect(feed.match(/<updated>(.*?)</)?.[1]).toBe("2026-02-01T00:00:00Z");
});
