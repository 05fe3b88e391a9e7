import fs from "node:fs";
import path from "node:path";
import { loadBuiltRecords } from "docusaurus-theme-waymark-search/commands/searchBuild";
import { chooseIdentity } from "docusaurus-waymark-core/product/choose";
import { IDENTITIES } from "../../../src/product/identities";
import { serving } from "../../nginx/serving";
import { BUILD, BUILDS, ROUTES } from "../../built/site";

const { get } = serving(BUILD);
const { links } = chooseIdentity(IDENTITIES, undefined);

test("the site has its pages, and the reference has its resources and operations", () => {
  expect(ROUTES.length).toBeGreaterThan(100);
  expect(ROUTES.filter((route) => route.startsWith("/api/resources/"))).toHaveLength(
    fs.readdirSync("api/resources").length,
  );
  const description = fs.readFileSync(path.join(BUILD, "openapi.json"), "utf8");
  expect(description.match(/"operationId":/g)?.length).toBeGreaterThan(80);
  const feed = fs.readFileSync(path.join(BUILD, "pages.atom"), "utf8");
  expect(feed.match(/<entry>/g)?.length).toBeGreaterThanOrEqual(50);
});

test.each([
  ["/docs", 301, "/"],
  ["/docs/how-to/ssh", 301, "/how-to/ssh"],
  ["/docs/selfhosted/quickstart", 301, "/selfhosted/quickstart"],
  ["/ipa/guides/errors?x=1", 301, "/api/guides/errors?x=1"],
  ["/how-to/networks-concept", 301, "/how-to/networks"],
  ["/how-to/networks-concept.md", 301, "/how-to/networks.md"],
  ["/slack-url", 302, links.chat],
])("the address of before %s: %i to %s", async (from, status, to) => {
  const answer = await get(from);
  expect([answer.status, answer.headers["location"]]).toEqual([status, to]);
});

test.each(BUILDS)("the build of %s has records of the docs and of the API", async (_, __, folder) => {
  const records = await loadBuiltRecords(folder);
  const count = (section: string): number => records.filter((record) => record.section === section).length;
  expect(count("docs")).toBeGreaterThan(1000);
  expect(count("api")).toBeGreaterThan(300);
});
