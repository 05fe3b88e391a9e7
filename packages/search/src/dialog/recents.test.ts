import { HITS } from "@site/test/searchBackend";
import { isPage, parseRecents, type Recent, withoutRecent, withRecent } from "./recents";
import { recentOf } from "./recentOf";

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

test("a page that was read is kept apart from a result with its address, and pages don't displace results", () => {
  const page = (url: string): Recent => ({ ...entry(url), trail: "", query: "" });
  const urls = ["/1", "/2", "/3", "/4", "/5", "/6", "/1"];
  const recents = urls.reduce<readonly Recent[]>((list, url) => withRecent(list, page(url)), [entry("/1")]);
  expect(recents.filter(isPage).map(({ url }) => url)).toEqual(["/1", "/6", "/5", "/4", "/3"]);
  expect(recents.filter((recent) => !isPage(recent))).toEqual([entry("/1")]);
  expect(parseRecents(JSON.stringify(recents))).toEqual(recents);
});

test.each([null, "", "no json", "{}", "[1,null,{}]", '[{"url":"/a"}]'])("%j holds no entries", (stored) => {
  expect(parseRecents(stored)).toEqual([]);
});
