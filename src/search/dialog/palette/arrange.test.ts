import { HITS, hitAt } from "../../../../test/searchBackend";
import { arrange, groupsOf } from "./arrange";

const same = (url: string): string => url;

test("hits of one section and page stand together, the best hit first", () => {
  const options = arrange(HITS, same);
  expect(options.map(({ href }) => href)).toEqual([
    "/how-to/keys",
    "/how-to/keys#revoke",
    "/api/keys#create",
  ]);
  expect(options.map(({ nested }) => nested)).toEqual([false, true, false]);
});

test("a page below one of its own headings does not hang below it", () => {
  const hits = [
    hitAt("/a#b", ["Docs", "A", "B"]),
    hitAt("/a", ["Docs", "A"]),
    hitAt("/a#c", ["Docs", "A", "C"]),
  ];
  expect(arrange(hits, same).map(({ nested }) => nested)).toEqual([false, false, true]);
});

test("rows are cut into sections in their order", () => {
  const groups = groupsOf(arrange(HITS, same));
  expect(groups.map(({ section, options }) => [section, options.length])).toEqual([
    ["docs", 2],
    ["api", 1],
  ]);
});

test("addresses carry what the site puts in front of them", () => {
  expect(arrange(HITS.slice(0, 1), (url) => `/base${url}`)[0]?.href).toBe("/base/how-to/keys");
});
