import { parseHtml, serializeHtml } from "docusaurus-waymark-core/build/html";
import { type BuildInfo, offlineAddress, offlinePage } from "./page";

const BUILD: BuildInfo = {
  baseUrl: "/docs/",
  url: "https://docs.example",
  files: new Set([
    "index.html",
    "api.html",
    "how-to/ssh.html",
    "how-to/cli.html",
    "openapi.yaml",
    "assets/css/styles.css",
  ]),
  redirects: new Map([
    ["/old", "/how-to/ssh#server"],
    ["/chat", "https://chat.example"],
  ]),
  note: "Copy of release 1.",
};

test.each([
  ["/docs/", "../index.html"],
  ["/docs/how-to/cli", "cli.html"],
  ["/docs/how-to/cli#login", "cli.html#login"],
  ["/docs/how-to/ssh#here", "ssh.html#here"],
  ["/docs/api/", "../api.html"],
  ["/docs/openapi.yaml", "../openapi.yaml"],
  ["/docs/old", "ssh.html#server"],
  ["/docs/chat", "https://chat.example"],
  ["/docs/how-to/cli.md", "https://docs.example/docs/how-to/cli.md"],
])("from how-to/ssh.html %s leads to %s", (address, expected) => {
  expect(offlineAddress(address, "how-to/ssh.html", BUILD)).toBe(expected);
});

const PAGE = `<!DOCTYPE html><html><head><title>SSH</title><meta property="og:title" content="SSH">
<link rel="alternate" href="/docs/how-to/ssh.md"><link rel="canonical" href="https://docs.example/docs/how-to/ssh">
<script>let early</script><link rel="stylesheet" href="/docs/assets/css/styles.css"></head><body>
<p hidden>All pages as Markdown: <a href="/docs/llms.txt">llms.txt</a></p>
<details data-search="skip"><input></details>
<button type="button" aria-haspopup="dialog">Try it</button>
<ul><li><button data-act="copy-page">Copy</button></li><li><a href="https://code.example">Edit</a></li></ul>
<p><a href="/docs/print">Offline</a><span data-offline-download=""></span></p>
<a href="/docs/how-to/cli">CLI</a><footer></footer><script src="/docs/x.js"></script></body></html>`;

test("a page keeps its content and its place, and loses what only a server or the application can do", () => {
  const html = serializeHtml(offlinePage(parseHtml(PAGE), "how-to/ssh.html", BUILD));
  expect(html).toMatch(
    /^<!DOCTYPE html><html data-offline-route="\/how-to\/ssh" data-offline-root="\.\.\/">/,
  );
  expect(html.match(/<(?:script|link)\b[^>]*>/g)).toEqual([
    '<link rel="canonical" href="https://docs.example/docs/how-to/ssh">',
    '<link rel="stylesheet" href="../assets/css/styles.css">',
    '<link rel="stylesheet" href="../assets/offline/offline.css">',
    '<script src="../assets/offline/head.js">',
    '<script src="../assets/offline/main.js" defer="">',
  ]);
  expect(html).toContain('<li><a href="https://code.example">Edit</a></li>');
  expect(html).toContain('<footer><p class="offline-note">Copy of release 1.</p></footer>');
  expect(html).not.toMatch(/og:title|llms\.txt|<input|copy-page|Offline|Try it/);
});

test("a page without a footer stops the copy, since it would not say what it is", () => {
  expect(() => offlinePage(parseHtml("<p>x</p>"), "x.html", BUILD)).toThrow("no footer");
});
