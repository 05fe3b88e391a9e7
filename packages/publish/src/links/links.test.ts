import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { checkLink, retryAfterMs, type CheckLinkOptions } from "./checkLink";
import { checkAllLinks } from "./checkAllLinks";
import { linksReport } from "./report";
import { addBuiltLinks, linkUsesInPages } from "./uses";

const OPTIONS: CheckLinkOptions = { timeoutMs: 20_000, backoffMs: 5, maxBackoffMs: 2_000 };

let server: Server;
let base: string;
/** Requests as they came: `HEAD /path`. */
let requests: string[];
let atOnce = 0;
let mostAtOnce = 0;

const ANSWERS: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  "/ok": (_, response) => response.end(),
  "/odd": (_, response) => response.writeHead(999).end(),
  "/missing": (_, response) => response.writeHead(404).end(),
  "/moved": (_, response) => response.writeHead(301, { location: "/ok" }).end(),
  "/for-now": (_, response) => response.writeHead(302, { location: "/ok" }).end(),
  "/circle": (_, response) => response.writeHead(302, { location: "/circle" }).end(),
  "/busy": (_, response) =>
    requests.length === 1 ? response.writeHead(429, { "retry-after": "0" }).end() : response.end(),
  "/very-busy": (_, response) => response.writeHead(429, { "retry-after": "3600" }).end(),
  "/failing": (_, response) => response.writeHead(503).end(),
  "/slow": () => undefined,
  "/no-head": ({ method }, response) => response.writeHead(method === "HEAD" ? 405 : 200).end(),
  "/private": (_, response) => response.writeHead(403).end(),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.on("close", () => (atOnce -= 1));
    ANSWERS[request.url ?? ""]?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  requests = [];
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ["/ok", { state: "alive", reason: "200" }, ["HEAD /ok"]],
  ["/odd", { state: "unsure", reason: "999" }, ["HEAD /odd", "GET /odd"]],
  ["/missing", { state: "dead", reason: "404" }, ["HEAD /missing", "GET /missing"]],
  ["/no-head", { state: "alive", reason: "200" }, ["HEAD /no-head", "GET /no-head"]],
  ["/private", { state: "unsure", reason: "403" }, ["HEAD /private", "GET /private"]],
  ["/busy", { state: "alive", reason: "200" }, ["HEAD /busy", "GET /busy"]],
  ["/very-busy", { state: "unsure", reason: "429" }, ["HEAD /very-busy"]],
])("%s is %j", async (path, answer, asked) => {
  expect(await checkLink(base + path, OPTIONS)).toEqual(answer);
  expect(requests).toEqual(asked);
});

test("a server that gives no answer in time may be there, after one more try", async () => {
  const answer = await checkLink(`${base}/slow`, { ...OPTIONS, timeoutMs: 300 });
  expect(answer).toEqual({ state: "unsure", reason: "no answer in time" });
});

test("a server that fails twice may be there, after one more try", async () => {
  expect(await checkLink(`${base}/failing`, OPTIONS)).toEqual({ state: "unsure", reason: "503" });
  expect(requests).toEqual(["HEAD /failing", "GET /failing"]);
});

test("says where redirects end, and whether all of them are permanent", async () => {
  expect(await checkLink(`${base}/moved`, OPTIONS)).toMatchObject({ to: `${base}/ok`, isPermanent: true });
  expect(await checkLink(`${base}/for-now`, OPTIONS)).toMatchObject({ to: `${base}/ok`, isPermanent: false });
  expect(await checkLink(`${base}/circle`, OPTIONS)).toEqual({
    state: "unsure",
    reason: "more than 5 redirects",
  });
});

test("only a host without a name is dead without an answer", async () => {
  expect(await checkLink("http://127.0.0.1:1/", OPTIONS)).toMatchObject({ state: "unsure" });
  expect(await checkLink("http://user:word@127.0.0.1:1/", OPTIONS)).toMatchObject({ state: "unsure" });
  const unknown = Object.assign(new TypeError("fetch failed"), { cause: { code: "ENOTFOUND" } });
  const asked = jest.spyOn(globalThis, "fetch").mockRejectedValue(unknown);
  expect(await checkLink("https://nowhere.invalid/", OPTIONS)).toEqual({
    state: "dead",
    reason: "ENOTFOUND",
  });
  asked.mockRestore();
});

test("reads Retry-After as seconds and as a date", () => {
  expect(retryAfterMs("3", 0)).toBe(3_000);
  expect(retryAfterMs("Thu, 01 Jan 1970 00:00:05 GMT", 1_000)).toBe(4_000);
  expect(retryAfterMs("soon", 0)).toBeUndefined();
});

test("asks a host for one address at a time", async () => {
  mostAtOnce = 0;
  const addresses = ["/ok", "/moved", "/missing"].map((path) => base + path);
  const answers = await checkAllLinks(addresses, { ...OPTIONS, pauseMs: 5 });
  expect(requests).toEqual(["HEAD /ok", "HEAD /moved", "HEAD /ok", "HEAD /missing", "GET /missing"]);
  expect([...answers.values()].map(({ state }) => state)).toEqual(["alive", "alive", "dead"]);
  expect(mostAtOnce).toBe(1);
});

test("reports every use with its line, worst first, and fails for dead addresses only", () => {
  const link = (url: string, line: number) => ({ raw: url, url, isMarkdown: true, line, column: 1 });
  const uses = linkUsesInPages([
    {
      path: "docs/a.mdx",
      links: [link("https://a.site/x#part", 3), link("/inside", 4), link("https://vpn.example.com", 5)],
    },
    { path: "docs/b.mdx", links: [link("https://a.site/x", 5), link("https://b.site/", 6)] },
  ]);
  addBuiltLinks(
    uses,
    {
      "index.html": [
        { url: "https://code.site/docs/edit/a.mdx", use: "link" },
        { url: "https://chat.site/", use: "link" },
        { url: "https://own.site/a", use: "link" },
      ],
    },
    "https://code.site/docs/edit/",
    "https://own.site",
    [{ path: "src/product/x.ts", text: '{\n  chat: "https://chat.site",\n}' }],
  );
  const dead = linksReport(
    uses,
    new Map([
      ["https://a.site/x", { state: "dead", reason: "404" }],
      ["https://b.site/", { state: "alive", reason: "200", to: "https://b.site/new", isPermanent: true }],
      ["https://chat.site/", { state: "unsure", reason: "403" }],
    ]),
  );
  expect(dead.hasDead).toBe(true);
  expect(dead.lines).toEqual([
    "docs/a.mdx:3 link-dead: https://a.site/x answers 404. Fix: replace or remove the link.",
    "docs/b.mdx:5 link-dead: https://a.site/x answers 404. Fix: replace or remove the link.",
    "docs/b.mdx:6 link-moved: https://b.site/ has moved. Fix: write https://b.site/new.",
    "src/product/x.ts:2 link-unsure: https://chat.site/ answers 403. Fix: open it, and keep it if it is there.",
    "3 addresses of other sites: 1 dead, 1 moved for good",
  ]);
  expect(linksReport(uses, new Map([["https://a.site/x", { state: "unsure", reason: "429" }]])).hasDead).toBe(
    false,
  );
});
