import fs from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ALIASES, BUILD, FOLDER, OLD_RESOURCE, PAGE, RESOURCE } from "./site";
import { serving } from "../nginx/serving";
import { PREFERENCES } from "../preferences";

const read = (file: string): Buffer => fs.readFileSync(`${BUILD}/${file}`);
const script = fs.readdirSync(`${BUILD}/assets/js`).find((name) => name.endsWith(".js")) ?? "";
const font = fs.readdirSync(`${BUILD}/assets/fonts`).find((name) => name.endsWith(".woff2")) ?? "";
const IMMUTABLE = "public, max-age=31536000, immutable";
const HTML = "text/html; charset=utf-8";
const MARKDOWN = "text/markdown; charset=utf-8";

const { get, send } = serving(BUILD);

describe("what answers", () => {
  it.each([
    ["/", 200, HTML],
    [PAGE, 200, HTML],
    ["/api", 200, HTML],
    [RESOURCE, 200, HTML],
    [`${PAGE}?x=%3Cscript%3E`, 200, HTML],
    [`${PAGE}.md`, 200, MARKDOWN],
    ["/index.md", 200, MARKDOWN],
    ["/llms.txt", 200, "text/plain; charset=utf-8"],
    ["/robots.txt", 200, "text/plain; charset=utf-8"],
    ["/sitemap.xml", 200, "application/xml; charset=utf-8"],
    ["/search-index.json", 200, "application/json; charset=utf-8"],
    [`/assets/js/${script}`, 200, "text/javascript; charset=utf-8"],
    [`/assets/fonts/${font}`, 200, "font/woff2"],
  ])("%s: %i %s", async (path, status, type) => {
    const answer = await get(path);
    expect([answer.status, answer.headers["content-type"]]).toEqual([status, type]);
  });
});

describe("what sends elsewhere", () => {
  it.each([
    [ALIASES.api, 301, "/api"],
    [`${ALIASES.api}?x=1&y=a%20b`, 301, "/api?x=1&y=a%20b"],
    [`${OLD_RESOURCE}?x=1`, 301, `${RESOURCE}?x=1`],
    [ALIASES.docs, 301, "/"],
    [`${ALIASES.docs}${PAGE}`, 301, PAGE],
    [`${ALIASES.api}.md`, 301, "/api.md"],
    [`${ALIASES.docs}.md?x=1`, 301, "/index.md?x=1"],
    [`${PAGE}/`, 301, PAGE],
    ["/api/?x=1", 301, "/api?x=1"],
    [`${PAGE}.html`, 301, PAGE],
    ["/api.html?x=1", 301, "/api?x=1"],
    ["/index.html", 301, "/"],
    ["/index", 301, "/"],
  ])("%s: %i to %s", async (path, status, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers["location"]]).toEqual([status, to]);
  });
});

describe("what is refused", () => {
  it.each([
    ["/nothing", 404],
    [FOLDER, 404],
    ["/assets", 404],
    ["/404", 404],
    ["/404.html", 404],
    ["/.deploy/outbound.json", 404],
    ["/.git/config", 404],
    [`${FOLDER}/.env`, 404],
    ["/_headers", 404],
    ["/index.html.br", 404],
    ["//other.example/", 404],
    ["/%5cother.example/", 404],
    [`${FOLDER}/%0d%0aSet-Cookie:x/`, 404],
    ["/nothing/", 404],
    [`${FOLDER}/`, 404],
    ["/assets/js/", 404],
    ["/nothing.html", 404],
  ])("%s: %i with the page of the site", async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body.equals(read("404.html"))).toBe(true);
    expect(answer.headers["location"]).toBeUndefined();
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it.each([
    ["out of the root", "/../../etc/passwd", 400],
    ["out of the root, encoded", "/%2e%2e/%2e%2e/etc/passwd", 400],
    ["of 9,000 letters", `/${"a".repeat(9000)}`, 414],
  ])("a path %s", async (_title, path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("the method %s", async (method) => {
    const answer = await send(PAGE, { method });
    expect([answer.status, answer.headers["allow"]]).toEqual([405, "GET, HEAD"]);
    expect((await send(ALIASES.api, { method })).status).toBe(405);
  });
});

describe("compression", () => {
  const file = `${PAGE}.html`;

  it.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["gzip, br;q=0", "gzip", gunzipSync],
  ])("%s: %s, the same bytes", async (accepted, used, decode) => {
    const answer = await get(PAGE, { "Accept-Encoding": accepted });
    expect(answer.headers["content-encoding"]).toBe(used);
    expect(decode(answer.body).equals(read(file))).toBe(true);
  });

  it("is not forced on anyone, and caches are told", async () => {
    const answer = await get(PAGE);
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.body.equals(read(file))).toBe(true);
    expect(String(answer.headers["vary"])).toContain("Accept-Encoding");
  });
});

describe("Markdown on request", () => {
  it.each(PREFERENCES)("%s: %s", async (Accept, prefers) => {
    const type = prefers === "Markdown" ? MARKDOWN : HTML;
    for (const path of ["/", PAGE]) {
      const answer = await get(path, { Accept });
      expect([answer.status, answer.headers["content-type"]]).toEqual([200, type]);
      expect(String(answer.headers["vary"])).toMatch(/Accept(,|$)/);
    }
  });

  it.each([
    ["/nothing", { Accept: "text/markdown" }],
    ["/nothing.md", {}],
    [`${FOLDER}/nothing.md?x=1`, { Accept: "*/*" }],
    ["/404.md", {}],
  ])("for the unknown address %s says in Markdown where the pages are", async (path, headers) => {
    const answer = await get(path, headers);
    expect([answer.status, answer.headers["content-type"]]).toEqual([404, MARKDOWN]);
    expect(answer.body.equals(read("404.md"))).toBe(true);
  });

  it("is the page's twin", async () => {
    const answer = await get(PAGE, { Accept: "text/markdown" });
    expect(answer.body.equals(read(`${PAGE}.md`))).toBe(true);
  });
});

describe("caching", () => {
  it.each([
    [`/assets/js/${script}`, IMMUTABLE],
    [`/assets/fonts/${font}`, IMMUTABLE],
    ["/", "no-cache"],
    [PAGE, "no-cache"],
    ["/search-index.json", "no-cache"],
    ["/assets/js/gone.0123abcd.js", "no-cache"],
  ])("%s: %s", async (path, value) => {
    expect((await get(path)).headers["cache-control"]).toBe(value);
  });

  it("confirms an unchanged page without sending it again", async () => {
    const { headers } = await get(PAGE);
    const again = await get(PAGE, { "If-None-Match": String(headers["etag"]) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe("HTTP", () => {
  it("answers HEAD like GET, without the body", async () => {
    const [head, full] = [await send(PAGE, { method: "HEAD" }), await get(PAGE)];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(String(full.body.length));
  });

  it("has each header once, also with an error", async () => {
    for (const headers of [{}, { Range: "bytes=99999999-" }]) {
      const { rawNames } = await get(PAGE, headers);
      // One says Accept, the other Accept-Encoding.
      expect(rawNames.filter((name) => name === "vary")).toHaveLength(2);
      expect(rawNames.filter((name) => name === "content-security-policy")).toHaveLength(1);
    }
  });

  it("sends a page whole to those who ask for a part", async () => {
    const answer = await get(PAGE, { Range: "bytes=0-99" });
    expect([answer.status, answer.body.equals(read(`${PAGE}.html`))]).toEqual([200, true]);
  });

  it.each(["/", ALIASES.api, "/nothing", `/assets/js/${script}`])(
    "%s carries every security header",
    async (path) => {
      const { headers } = await get(path);
      const lines =
        fs
          .readFileSync(`${BUILD}/_headers`, "utf8")
          .split(/^\S.*\n/m)[1]
          ?.match(/.+/g) ?? [];
      expect(lines.length).toBeGreaterThan(5);
      for (const line of lines) {
        const [name = "", value] = line.trim().split(/: (.*)/);
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
      }
      expect(headers["server"]).toBe("nginx");
    },
  );
});
