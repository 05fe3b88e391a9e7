import { decodeHits, hitBreadcrumb, hitTitle, type SearchHit } from ".";

const CONTEXT = { query: "ssh", indexName: "docs", queryID: null };

function raw(fields: object): object {
  const hierarchy = { lvl0: "Docs", lvl1: "SSH", lvl2: "Forward ports", lvl3: null, lvl4: null };
  return { objectID: "1", url: "/how-to/ssh", anchor: "forward-ports", type: "lvl2", hierarchy, ...fields };
}

function decode(fields: object): SearchHit {
  const [hit] = decodeHits([raw(fields)], CONTEXT);
  if (!hit) throw new Error("There is no hit.");
  return hit;
}

describe("hitTitle and hitBreadcrumb", () => {
  it("return the deepest highlighted level and its parents", () => {
    const marks = {
      lvl0: { value: "Docs" },
      lvl1: { value: "<mark>SSH</mark>" },
      lvl2: { value: "Forward ports" },
    };
    const hit = decode({ _highlightResult: { hierarchy: marks } });
    expect(hitTitle(hit)).toBe("Forward ports");
    expect(hitBreadcrumb(hit)).toEqual(["Docs", "<mark>SSH</mark>"]);
  });

  it("use the page title for a page, and the heading above for prose", () => {
    expect(hitTitle(decode({ type: "lvl1" }))).toBe("SSH");
    expect(hitTitle(decode({ type: "content", content: "text" }))).toBe("Forward ports");
  });

  it("are empty for a hit without headings", () => {
    const hit = decode({ hierarchy: {} });
    expect([hitTitle(hit), hitBreadcrumb(hit)]).toEqual(["", []]);
  });
});

describe("decodeHits", () => {
  it("returns path and hash; the hash may come from the address or the anchor", () => {
    expect(decode({}).url).toBe("/how-to/ssh#forward-ports");
    expect(decode({ url: "https://docs.example/how-to/ssh#other" }).url).toBe("/how-to/ssh#other");
    expect(decode({ anchor: "" }).url).toBe("/how-to/ssh");
    expect(decode({}).page).toBe("/how-to/ssh");
  });

  it.each(["javascript:alert(1)", "data:text/html,x"])("leaves out the address %s", (url) => {
    expect(decodeHits([raw({ url })], CONTEXT)).toEqual([]);
  });

  it("removes other origins from addresses", () => {
    expect(decode({ url: "//evil.example/x", anchor: "" }).url).toBe("/x");
    expect(decode({ url: "https://evil.example//evil.example/x", anchor: "" }).url).toBe("/evil.example/x");
  });

  it("leaves out values that are not hits, and never throws", () => {
    expect(decodeHits([null, 1, "x", {}, { objectID: 1 }, [], raw({})], CONTEXT)).toHaveLength(1);
    expect(decodeHits("nothing", CONTEXT)).toEqual([]);
  });

  it("escapes plain levels, so that they can be parsed like highlighted ones", () => {
    expect(hitTitle(decode({ hierarchy: { lvl1: "<b>" }, type: "lvl1" }))).toBe("&lt;b&gt;");
  });

  it("takes any section, and the title of the section when the hit has no id of one", () => {
    expect(decode({ section: "blog", url: "/api" }).section).toBe("blog");
    expect(decode({}).section).toBe("Docs");
  });

  it("returns the snippet or, without one, the highlighted prose", () => {
    expect(decode({ _snippetResult: { content: { value: "a" } } }).snippet).toBe("a");
    expect(decode({ _highlightResult: { content: { value: "b" } } }).snippet).toBe("b");
    expect(decode({}).snippet).toBeNull();
  });
});
