import type { SearchRecord } from "../model";
import { parseHtml } from "docusaurus-waymark-core/build/html";
import { joinRecords, pageModelOf, quotedPageOf, recordsOf } from ".";
import { PEERS_PAGE, SSH_PAGE, UNLISTED_PAGE } from "./sample.fixture";

function recordsFromHtml(html: string, route: string): SearchRecord[] {
  return recordsOf(pageModelOf(parseHtml(html)), route, PLACE);
}

const PLACE = { landingFor: undefined, sectionKeywords: { protocol: ["who may log in", 22] } };

const records = recordsFromHtml(SSH_PAGE, "/how-to/ssh");
const headings = records.filter(({ type }) => type !== "content");

function proseOf(anchor: string): string | null | undefined {
  return records.find((record) => record.type === "content" && record.anchor === anchor)?.content;
}

describe("search records: headings", () => {
  it("gives a record for each heading with an id, under the headings above it", () => {
    expect(
      headings.map(({ type, anchor, hierarchy }) => [type, anchor, ...Object.values(hierarchy)]),
    ).toEqual([
      ["lvl1", "", "Docs", "SSH", null, null, null],
      ["lvl2", "turn-on", "Docs", "SSH", "Turn on SSH", null, null],
      ["lvl3", "protocol", "Docs", "SSH", "Turn on SSH", "Choose the protocol", null],
      ["lvl4", "c-sharp", "Docs", "SSH", "Turn on SSH", "Choose the protocol", "Notes on C#"],
    ]);
  });

  it("leads to a page by its address, though its title has an id", () => {
    const html = "<article><div class=markdown><h1 id=ssh>SSH</h1><p>Lead.<h2 id=a>A</h2></div></article>";
    expect(recordsFromHtml(html, "/ssh").map(({ anchor }) => anchor)).toEqual(["", "", "a"]);
  });

  it("gives the page its description and its keywords, and a section its own", () => {
    expect(records[0]?.description).toBe("Turn on the SSH server & log in.");
    expect(records.map(({ keywords }) => keywords).filter(({ length }) => length > 0)).toEqual([
      ["shell", "sftp"],
      ["who may log in", "22"],
    ]);
    expect(records[1]?.description).toBeNull();
  });

  it("gives operations their method and path, and keeps the text of a heading that is a link", () => {
    const [, operation, prose, extras] = recordsFromHtml(PEERS_PAGE, "/api/resources/peers");
    expect(operation?.hierarchy).toMatchObject({ lvl0: "API", lvl1: "Peers", lvl2: "Retrieve a peer" });
    expect(operation).toMatchObject({ section: "api", method: "GET", label: "/api/peers/{peerId}" });
    expect(prose).toMatchObject({ type: "content", method: "GET", content: "Returns one." });
    expect(extras?.method).toBeNull();
  });

  it("gives panels of tabs their label, and what follows the tabs to the heading above them", () => {
    const html =
      "<article><div class=markdown><h1 id=ssh>SSH</h1><h2 id=start>Start</h2><p>Before." +
      "<div data-tabs=os><div role=tabpanel><h3 id=start-linux data-panel>Linux</h3><p>Use systemd.</div>" +
      "<div role=tabpanel hidden><h3 id=start-windows data-panel>Windows</h3><p>Use services.</div></div><p>After.</div></article>";
    const told = recordsFromHtml(html, "/ssh").filter(({ content }) => content !== null);
    expect(told.map(({ anchor, hierarchy, content }) => [anchor, hierarchy.lvl3, content])).toEqual([
      ["start", null, "Before. After."],
      ["start-linux", null, "Linux\nUse systemd."],
      ["start-windows", null, "Windows\nUse services."],
    ]);
    expect(recordsFromHtml(html, "/ssh").filter(({ type }) => type !== "content")).toHaveLength(2);
  });

  it("takes the page's title when there is no h1", () => {
    const html = "<title>Home - Product Docs</title><article><div class=markdown><p>Welcome.</div></article>";
    expect(recordsFromHtml(html, "/").map(({ hierarchy }) => hierarchy.lvl1)).toEqual(["Home", "Home"]);
  });
});

describe("search records: prose", () => {
  it("joins the blocks below a heading, one a line but after a sentence", () => {
    expect(proseOf("")).toBe(
      "For administrators — shells on machines without open ports. Second paragraph. " +
        "Four conditions\nYou start ssh on your laptop.",
    );
  });

  it("takes list items and code, also of hidden panels, but no buttons", () => {
    expect(proseOf("turn-on")).toBe(
      "Open Peers\nChoose the machine\nsudo acme up --allow-server-ssh\nacme.exe up",
    );
  });

  it("keeps the names of long code apart from what may be shown", () => {
    const code = `services: gateway: image: one/two ${"x ".repeat(50)} PORT_OF_ALL`;
    const html = `<article><div class=markdown><h1>A</h1><h2 id=b>B</h2><p>Write the file.<pre><code>${code}</code></pre></div></article>`;
    const below = recordsFromHtml(html, "/a").filter(({ anchor }) => anchor === "b");
    expect(below.map(({ type, content, terms }) => [type, content, terms])).toEqual([
      ["lvl2", null, "services gateway one/two PORT_OF_ALL"],
      ["content", "Write the file.", null],
    ]);
  });

  it("takes a text that a part repeats once", () => {
    const html =
      "<article><div class=markdown><h1>A</h1><p>Same.<p>Same.<h2 id=b>B</h2><p>Same.</div></article>";
    const prose = recordsFromHtml(html, "/a").filter(({ type }) => type === "content");
    expect(prose.map(({ content }) => content)).toEqual(["Same.", "Same."]);
  });

  it("keeps rows together, elements apart and broken words whole", () => {
    expect(proseOf("protocol")).toBe(
      "Protocol · Port\ntcp fixed · 22\nPL_SSH\nSmall heading\nHeading of a card",
    );
  });

  it.each([
    "Peers menu",
    "helpful",
    "Label in drawing",
    "Hidden dialog",
    "Skipped part",
    "Decoration",
    "Copy",
  ])("leaves out %s", (text) => {
    expect(JSON.stringify(records)).not.toContain(text);
  });
});

describe("search records: records", () => {
  it("gives each its own id and place", () => {
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(records.map(({ position }) => position)).toEqual(records.map((_record, place) => place));
    expect(records.slice(0, 3).map(({ objectID }) => objectID)).toEqual([
      "/how-to/ssh#",
      "/how-to/ssh#:1",
      "/how-to/ssh#turn-on",
    ]);
  });

  it.each([
    ["asks not to be indexed", UNLISTED_PAGE],
    ["is a redirect", '<meta http-equiv=refresh content="0;url=/api"><article><h1>Moved</h1></article>'],
    [
      "lists other pages",
      "<article><div class=markdown><h1>All</h1><ul data-search=pages><li>One</ul></div></article>",
    ],
    ["has no article", "<main><h1>Search</h1></main>"],
    ["is empty", ""],
  ])("gives none of a page that %s", (_why, html) => {
    expect(recordsFromHtml(html, "/x")).toEqual([]);
  });

  it("keeps hostile text as text", () => {
    const html =
      "<article><div class=markdown><h1>&lt;img onerror=x&gt;</h1><p>&lt;script&gt;</div></article>";
    expect(recordsFromHtml(html, "/x").map(({ hierarchy, content }) => content ?? hierarchy.lvl1)).toEqual([
      "<img onerror=x>",
      "<script>",
    ]);
  });
});

describe("joinRecords", () => {
  it("gathers the records of all pages", () => {
    const records = joinRecords([
      recordsFromHtml(SSH_PAGE, "/how-to/ssh"),
      recordsFromHtml(UNLISTED_PAGE, "/hidden"),
    ]);
    expect(new Set(records.map(({ url }) => url))).toEqual(new Set(["/how-to/ssh"]));
  });

  it("stops a build whose docs pages give no record", () => {
    expect(() => joinRecords([recordsFromHtml(PEERS_PAGE, "/api/resources/peers")])).toThrow(
      "search-index: 1 built pages gave no search record for the docs section. Fix: check that pages still have",
    );
  });
});

test("literal texts that a page explains are in a list of their own, and not in its records", () => {
  const html =
    "<article><div class=markdown><h1>Messages</h1><p>Lead.<div data-search=quote><h2 id=topic>Topic</h2><section>" +
    "<h3 id=gone><span><code>peer &lt;name&gt; is gone</code></span><a href=#gone></a></h3><p>It was <em>deleted</em>.<p>More." +
    "<div data-search=quote><ul><li><code>no such peer</code><li><code>peer lost</code></ul></div>" +
    "</section></div></div></article>";
  const model = pageModelOf(parseHtml(html));
  expect(quotedPageOf(model, "/messages")).toEqual([
    {
      url: "/messages",
      title: "Messages",
      section: "docs",
      sectionTitle: "Docs",
      quotes: [["gone", "peer <name> is gone", "It was deleted.", "no such peer", "peer lost"]],
    },
  ]);
  const causes = pageModelOf(parseHtml(html.replace("data-search=quote", "data-search=cause")));
  expect(quotedPageOf(causes, "/messages")).toMatchObject([{ hasCauses: true }]);
  expect(quotedPageOf({ ...model, noIndex: true }, "/messages")).toEqual([]);
  expect(JSON.stringify(recordsOf(model, "/messages", { ...PLACE, sectionKeywords: {} }))).not.toContain(
    "gone",
  );
});
