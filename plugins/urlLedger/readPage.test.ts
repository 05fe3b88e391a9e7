import { readPage, readWhole } from "./readPage";

const HTML = `<!doctype html><html><body><h2 id=menu>Menu</h2><main><article>
<span id=ssh-access class=x data-alias-of=ssh></span><h1 id=ssh>SSH</h1><p id=loose>text</p>
<h2 id=connect><span id=log-in data-alias-of=connect></span>Connect <code>now</code><a href=#connect></a></h2>
<svg><title id=drawn>A <b</title></svg><h3 id=after>After</h3><h3>no id</h3></article></main></body></html>`;

/** Ids in the article of that page. */
const IN_ARTICLE = ["ssh-access", "ssh", "loose", "connect", "log-in", "drawn", "after"];

test("headings of the article, all ids, and old ids with their heading", () => {
  const page = readPage(HTML);
  expect(page.headings).toEqual([
    { id: "ssh", level: 1, text: "SSH" },
    { id: "connect", level: 2, text: "Connect now" },
    { id: "after", level: 3, text: "After" },
  ]);
  expect([...page.ids]).toEqual(["menu", ...IN_ARTICLE]);
  expect([...page.aliases]).toEqual([
    ["ssh-access", "ssh"],
    ["log-in", "connect"],
  ]);
  expect(page).toMatchObject({ listed: true });
  expect(page.movedTo).toBeUndefined();
});

test("a page that only sends elsewhere, and one that search engines may not list", () => {
  expect(readPage('<script src=/redirect.js data-to="/new#x"></script>').movedTo).toBe("/new#x");
  expect(readPage("<meta name=robots content=noindex,nofollow>").listed).toBe(false);
  expect(readPage('<meta name="robots" content="max-snippet:20">').listed).toBe(true);
});

test("of menus around the article every tag with an id counts, wherever it stands", () => {
  const page = `<!doctype html><html><head><title>id=a</title><meta name=robots content=noindex></head>
<body class=x id=top><nav><ul id="menu" class=y><li><a href="/x?id=1" id=first>1</a><li id=second title="a > b">id=no
</ul><h2 id=aside>Aside</h2></nav>${HTML.slice(HTML.indexOf("<article"))}<footer class="z" id=foot>id=last`;
  expect(readPage(page)).toEqual(readWhole(page));
  expect([...readPage(page).ids]).toEqual(["top", "menu", "first", "second", "aside", ...IN_ARTICLE, "foot"]);
});
