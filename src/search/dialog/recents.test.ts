import { HITS } from "../../../test/searchBackend";
import { parseRecents, type Recent, recentOf, withoutRecent, withRecent } from "./recents";

const entry = (url: string): Recent => ({ url, title: "T", trail: "Docs", query: "q" });

test("a chosen hit is stored as plain text", () => {
  expect(HITS[1] && recentOf(HITS[1])).toEqual({
    url: "/api/keys#create",
    title: "Create a key",
    trail: "API / Setup keys",
    query: "key",
  });
});

test("the newest of at most five comes first, each address once", () => {
  const urls = ["/1", "/2", "/3", "/4", "/5", "/6", "/3"];
  const recents = urls.reduce<readonly Recent[]>((list, url) => withRecent(list, entry(url)), []);
  expect(recents.map(({ url }) => url)).toEqual(["/3", "/6", "/5", "/4", "/2"]);
  expect(withoutRecent(recents, "/6").map(({ url }) => url)).toEqual(["/3", "/5", "/4", "/2"]);
});

test.each([null, "", "no json", "{}", "[1,null,{}]", '[{"url":"/a"}]'])("%j holds no entries", (stored) => {
  expect(parseRecents(stored)).toEqual([]);
});

test("addresses that leave the site are not taken from storage", () => {
  const urls = ["javascript:alert(1)", "//evil.example", "https://evil.example", "/fine#hash"];
  expect(parseRecents(JSON.stringify(urls.map(entry))).map(({ url }) => url)).toEqual(["/fine#hash"]);
});
