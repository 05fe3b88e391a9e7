import { pagesBelow, similarPages } from "./similarPages";

const pages = [
  "/",
  "/how-to/ssh",
  "/how-to/installation/linux",
  "/how-to/installation/docker",
  "/api/resources/setup-keys",
  "/api/guides/errors",
].map((href) => ({ href }));

test.each([
  ["/how-to/instalation/linux", "/how-to/installation/linux"],
  ["/how-to/shh", "/how-to/ssh"],
  ["/setup-keys", "/api/resources/setup-keys"],
  ["/docs/how-to/ssh.html", "/how-to/ssh"],
  ["/api/resources/setupkeys", "/api/resources/setup-keys"],
  ["/how-to/set-up-key/", "/api/resources/setup-keys"],
  ["/api/erors", "/api/guides/errors"],
])("%s is most like %s", (wrong, right) => {
  expect(similarPages(wrong, pages)[0]?.href).toBe(right);
});

test("an address like no other gives nothing", () => {
  expect(similarPages("/zzz/qqq", pages)).toEqual([]);
  expect(similarPages("/api/zzz", pages)).toEqual([]);
  expect(similarPages("/", pages)).toEqual([]);
});

test("a known folder has pages below it, the home page and the start of a name have none", () => {
  const below = (path: string): string[] => pagesBelow(path, pages).map(({ href }) => href);
  expect(below("/how-to/installation/")).toEqual([
    "/how-to/installation/linux",
    "/how-to/installation/docker",
  ]);
  expect(below("/")).toEqual([]);
  expect(below("/how-to/install")).toEqual([]);
});
