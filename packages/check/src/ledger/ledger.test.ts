import { extendLedger, parseLedger } from "./ledger";

const ours = { product: "Acme", slug: "acme", cli: "acme" };
const other = { product: "Other", slug: "other-net", cli: "onet" };

const lines = (text: string): string[] => text.split("\n").filter((line) => line.startsWith("/"));

test("pages stand before their headings and before the pages below them", () => {
  const text = extendLedger("", ["/b/c", "/b#z", "/b-a", "/b", "/b#a"], ours);
  expect(lines(text)).toEqual(["/b", "/b#a", "/b#z", "/b-a", "/b/c"]);
});

test("the product's name in an id is a token, and every identity reads its own id", () => {
  const text = extendLedger("", ["/x#install-acme", "/x#run-acmes"], ours);
  expect(lines(text)).toEqual(["/x#install-{{slug}}", "/x#run-acmes"]);
  expect(parseLedger(text, other).map(({ id }) => id)).toEqual(["install-other-net", "run-acmes"]);
});

test("what stands in the ledger stays as it is written, and is not added a second time", () => {
  const before = "/old#gone\n/x#run-{{cli}}\n";
  const text = extendLedger(before, ["/x#run-acme", "/x#run-acme", "/new"], ours);
  expect(lines(text)).toEqual(["/new", "/old#gone", "/x#run-{{cli}}"]);
  expect(extendLedger(text, ["/new"], ours)).toBe(text);
});

test("entries know their line; comments and empty lines are none", () => {
  expect(parseLedger("# note\n\n/a\n/a#b\n", ours)).toEqual([
    { route: "/a", line: 3 },
    { route: "/a", id: "b", line: 4 },
  ]);
});
