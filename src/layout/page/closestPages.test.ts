import { closestPages } from "./closestPages";

const paths = [
  "/",
  "/how-to/ssh",
  "/how-to/installation/linux",
  "/how-to/installation/docker",
  "/api/resources/setup-keys",
];

test.each([
  ["/how-to/instalation/linux", "/how-to/installation/linux"],
  ["/setup-keys", "/api/resources/setup-keys"],
  ["/docs/how-to/ssh.html", "/how-to/ssh"],
])("%s is most like %s", (wrong, right) => {
  expect(closestPages(wrong, paths)[0]).toBe(right);
});

test("an address like no other gives nothing", () => {
  expect(closestPages("/zzz/qqq", paths)).toEqual([]);
  expect(closestPages("/", paths)).toEqual([]);
});
