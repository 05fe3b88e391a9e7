import { absoluteAddress, fileOfRoute, routeOfFile, withBase, withoutBase } from "./routes";

test.each([
  ["/", "/", "/"],
  ["/api", "/", "/api"],
  ["/site/api", "/site/", "/api"],
  ["/site/", "/site/", "/"],
  ["https://other.example/", "/site/", "https://other.example/"],
])("%s under the base URL %s is %s, and the way back", (address, baseUrl, route) => {
  expect(withoutBase(address, baseUrl)).toBe(route);
  expect(withBase(route, baseUrl)).toBe(address);
});

test("a page's file and its route name each other; the index of a folder is the folder's route", () => {
  expect(["/", "/how-to/ssh"].map((route) => routeOfFile(fileOfRoute(route)))).toEqual(["/", "/how-to/ssh"]);
  expect(routeOfFile("how-to/folder/index.html")).toBe("/how-to/folder");
});

test("absolute addresses are escaped", () => {
  const context = { siteConfig: { url: "https://docs.example" }, baseUrl: "/site/" };
  expect(absoluteAddress("/c++ и.md#id", context)).toBe("https://docs.example/site/c++%20%D0%B8.md#id");
});
