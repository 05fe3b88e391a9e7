import { PREFERENCES } from "../../../test/preferences";
import { answer } from "../../../deploy/markdown.mjs";
import { hostFiles } from ".";

const SETTINGS = {
  url: "https://docs.example",
  baseUrl: "/base/",
  headers: [],
  redirects: [],
  securityContact: "https://code.example/security",
  now: new Date("2026-01-31"),
};
const FILES = [
  "/base/index.html",
  "/base/index.md",
  "/base/a.html",
  "/base/a.md",
  "/base/404.md",
  "/base/x.js",
];

/** A host's files with clean addresses. */
function files(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const names = [pathname, `${pathname}.html`, `${pathname}index.html`];
  const name = names.find((candidate) => FILES.includes(candidate));
  return Promise.resolve(new Response(name ?? "404.html", { status: name === undefined ? 404 : 200 }));
}

async function ask(path: string, accept: string): Promise<string> {
  const request = new Request(`https://docs.example${path}`, { headers: { accept } });
  const response = await answer(request, files, "/base/");
  return `${response.status} ${await response.text()} ${response.headers.get("vary") ?? ""}`.trim();
}

test.each(PREFERENCES)("%s: %s", async (accept, prefers) => {
  const ending = prefers === "Markdown" ? "md" : "html";
  expect(await ask("/base/a", accept)).toBe(`200 /base/a.${ending} Accept`);
  expect(await ask("/base/", accept)).toBe(`200 /base/index.${ending} Accept`);
});

test.each([
  ["/base/nothing", "text/markdown", "404 /base/404.md Accept"],
  ["/base/nothing.md", "*/*", "404 /base/404.md Accept"],
  ["/base/nothing", "*/*", "404 404.html Accept"],
  ["/base/x.js", "text/markdown", "200 /base/x.js"],
])("%s for %s: %s", async (path, accept, expected) => {
  expect(await ask(path, accept)).toBe(expected);
});

test("the build fills in where the site lives", () => {
  expect(hostFiles(SETTINGS)["_worker.js"]).toContain('\nconst BASE = "/base/";\n');
});

test("robots.txt keeps crawlers from the archive, and lets them read that pages for the printer are not to be indexed", () => {
  expect(hostFiles(SETTINGS)["robots.txt"]).toBe(
    "User-agent: *\nAllow: /\nDisallow: /base/offline/\n\nSitemap: https://docs.example/base/sitemap.xml\n",
  );
});

test("security.txt says where to report, for a year", () => {
  expect(hostFiles(SETTINGS)[".well-known/security.txt"]).toBe(
    [
      "Contact: https://code.example/security",
      "Expires: 2027-01-01T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://docs.example/base/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
