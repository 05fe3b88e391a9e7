import { parseHtml } from "docusaurus-waymark-core/build/html";
import { readPageAddresses } from "./pageAddresses";

const HTML = `<!doctype html><html><body><h2 id=menu>Menu</h2><main><article>
<span id=ssh-access class=x data-alias-of=ssh></span><h1 id=ssh>SSH</h1><p id=loose>text</p>
<h2 id=connect><span id=log-in data-alias-of=connect></span>Connect <code>now</code><a href=#connect></a></h2>
<svg><title id=drawn>A <b</title></svg><h3 id=after>After</h3><h3>no id</h3><h2 id=peers data-search=pages>Peers</h2></article></main></body></html>`;

test("headings of the article, all ids, and old ids with their heading", () => {
  const page = readPageAddresses(parseHtml(HTML));
  expect(page.headings).toEqual([
    { id: "ssh", level: 1 },
    { id: "connect", level: 2 },
    { id: "after", level: 3 },
  ]);
  expect([...page.ids]).toEqual([
    "menu",
    "ssh-access",
    "ssh",
    "loose",
    "connect",
    "log-in",
    "drawn",
    "after",
    "peers",
  ]);
  expect([...page.aliases]).toEqual([
    ["ssh-access", "ssh"],
    ["log-in", "connect"],
  ]);
  expect(page).toMatchObject({ listed: true });
  expect(page.movedTo).toBeUndefined();
});

test("a page that only sends elsewhere, and one that search engines may not list", () => {
  expect(readPageAddresses(parseHtml('<script src=/redirect.js data-to="/new#x"></script>')).movedTo).toBe(
    "/new#x",
  );
  expect(readPageAddresses(parseHtml("<meta name=robots content=noindex,nofollow>")).listed).toBe(false);
  expect(readPageAddresses(parseHtml('<meta name="robots" content="max-snippet:20">')).listed).toBe(true);
});
