import { hostFiles } from ".";

const SNIPPET = hostFiles({
  url: "https://docs.example",
  baseUrl: "/",
  locales: ["de"],
  headers: [],
  redirects: [],
  securityContact: "https://code.example/security",
})[".deploy/site.caddy"];

/** The value that a `map` of the snippet gives: that of the first expression that fits, with its groups. */
function mapped(name: string, value: string): string | undefined {
  const [, lines = ""] = new RegExp(`\\{${name}\\} \\{\\n([^]*?)\\n\\}`).exec(SNIPPET ?? "") ?? [];
  for (const [, expression = "", result = ""] of lines.matchAll(/^ *~(\S+) "(.*)"$/gm)) {
    const groups = new RegExp(expression).exec(value);
    if (groups) return result.replace(/\$\{(\d)\}/g, (_, index: string) => groups[Number(index)] ?? "");
  }
  return undefined;
}

it.each([
  ["/a/", "/a.html", "/a"],
  ["/a.html?x=1&y=%20", "/a.html", "/a?x=1&y=%20"],
  ["/a/b//", "/a/b.html", "/a/b"],
  ["/index.html", "/index.html", "/"],
  ["/index", "/index.html", "/"],
  ["/de/index.html", "/de/index.html", "/de/"],
  ["/a$uri/", "/a$uri.html", "/a$uri"],
])("Caddy sends %s, where %s exists, to %s", (asked, file, target) => {
  expect(mapped("page_file", asked.replace(/\?.*/, ""))).toBe(file);
  expect(mapped("page_address", asked)).toBe(target);
});

it.each(["/a", "//a/", "/\\a/"])("Caddy leaves %s where it is", (asked) => {
  expect(mapped("page_file", asked)).toBeUndefined();
});
