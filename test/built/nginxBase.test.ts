import fs from "node:fs";
import { serving } from "../nginx/serving";
import { ALIASES, OLD_RESOURCE, PAGE as ROUTE, RESOURCE } from "./site";

/** The build that lives under a path of its host, made with this as `BASE_URL`. */
const [BUILD, BASE] = ["build-variant", "/docs-preview"];
const PAGE = BASE + ROUTE;
const script = fs.readdirSync(`${BUILD}/assets/js`).find((name) => name.endsWith(".js")) ?? "";

const { get } = serving(BUILD);

it.each([
  [`${BASE}/`, "index.html"],
  [PAGE, `${ROUTE}.html`],
  [`${BASE}/api?x=1`, "api.html"],
  [`${PAGE}.md`, `${ROUTE}.md`],
  [`${BASE}/assets/js/${script}`, `assets/js/${script}`],
])("%s answers with %s", async (path, file) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.body.equals(fs.readFileSync(`${BUILD}/${file}`))).toBe(true);
});

it.each([
  [BASE, 301, `${BASE}/`],
  [`${BASE}?x=1`, 301, `${BASE}/?x=1`],
  [`${BASE}/index.html`, 301, `${BASE}/`],
  [`${PAGE}/`, 301, PAGE],
  [`${PAGE}.html?x=1`, 301, `${PAGE}?x=1`],
  [`${BASE}${OLD_RESOURCE}?x=1`, 301, `${BASE}${RESOURCE}?x=1`],
  [`${BASE}${ALIASES.docs}${ROUTE}`, 301, PAGE],
  [`${BASE}/404.html`, 301, `${BASE}/404`],
])("%s: %i to %s", async (path, status, to) => {
  const answer = await get(path);
  expect([answer.status, answer.headers["location"]]).toEqual([status, to]);
});

it.each([
  "/",
  ROUTE,
  ALIASES.api,
  "/404.html",
  `${BASE}x${ROUTE}`,
  `${BASE}/nothing`,
  `${BASE}/404`,
  `${BASE}/.deploy/outbound.json`,
  `${BASE}/_headers`,
])("%s: 404 with the page of the site", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.body.equals(fs.readFileSync(`${BUILD}/404.html`))).toBe(true);
});

it("keeps assets, asks for pages again and gives a twin to who asks for one", async () => {
  const [asset, page, twin] = await Promise.all([
    get(`${BASE}/assets/js/${script}`),
    get(PAGE),
    get(PAGE, { Accept: "text/markdown" }),
  ]);
  expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(page.headers["cache-control"]).toBe("no-cache");
  expect(page.headers["content-security-policy"]).toContain("script-src");
  expect(twin.body.equals(fs.readFileSync(`${BUILD}${ROUTE}.md`))).toBe(true);
});
