import { findingsOf } from "../seed.fixture";
import { editionRule } from "./editions";

const page = (feature: string, ...body: readonly string[]): string =>
  ["---", `feature: ${feature}`, "---", "", ...body].join("\n");

test.each([
  ["exports", "You need the Business plan, or an Enterprise license.", []],
  ["exports", "You need the Team plan.", ["5:14"]],
  ["exports", "It exists only on {{product}} Cloud.", ["5:11"]],
  ["checks", "You need an Enterprise license.", ["5:13"]],
  ["unknown", "You need the Team plan.", []],
  ["exports", 'Exports <Badge status="cloud-only">Cloud</Badge>.', ["5:9"]],
  ["exports", 'Exports <Edition feature="exports" />.', []],
])("a page about %s that says: %s", (feature, body, places) => {
  const found = findingsOf(editionRule, page(feature, body));
  expect(found.map((line) => /:(\d+:\d+) edition: /.exec(line)?.[1])).toEqual(places);
});

test.each([
  ["10", "It takes about ten minutes.", 0],
  ["10", "It takes about half an hour.", 1],
  ["30", "It takes about half an hour.\n\n## Later\n\nWait about 10 minutes.", 0],
])("a page with minutes: %s that says: %s", (minutes, body, count) => {
  expect(findingsOf(editionRule, ["---", `minutes: ${minutes}`, "---", "", body].join("\n"))).toHaveLength(
    count,
  );
});

test.each([
  ["10", 0],
  ["0", 1],
  ["ten", 1],
  ["2.5", 1],
])("minutes: %s", (minutes, count) => {
  expect(findingsOf(editionRule, ["---", `minutes: ${minutes}`, "---", "", "Text."].join("\n"))).toHaveLength(
    count,
  );
});
