import fs from "node:fs";
import { tracedFacts } from "../../../src/facts/trace/tracedFacts";
import { siteGlossary } from "docusaurus-waymark-core/facts/glossary";
import { siteProblems } from "docusaurus-waymark-core/facts/load";
import { screenCalled, screenNames } from "docusaurus-waymark-core/facts/screens";
import { DATED_RELEASES } from "docusaurus-waymark-core/facts/releases";

test("the fact files have no mistake", () => {
  expect([...siteProblems()]).toEqual([]);
});

test("all facts have a source", () => {
  const facts = tracedFacts();
  expect(facts.length).toBeGreaterThan(500);
  expect(facts.filter(({ source }) => source === undefined)).toEqual([]);
});

test("the glossary has more than a hundred terms", () => {
  expect(siteGlossary().length).toBeGreaterThan(100);
});

test("the dated releases hold every one that the API description names", () => {
  const named = fs.readFileSync("api/openapi.yaml", "utf8").matchAll(/x-since: (\S+)/g);
  const missing = [...named].flatMap(([, since = ""]) => (DATED_RELEASES.includes(since) ? [] : [since]));
  expect(missing).toEqual([]);
});

test("drawn dialogs have the tabs of their fields, and the fields that others depend on", () => {
  const missing = screenNames().flatMap((name) => {
    const { views = [], fields = [] } = screenCalled(name) ?? {};
    const [tabs, labels] = [views.map(({ tab }) => tab), fields.map(({ label }) => label)];
    return fields.flatMap(({ label, tab, needs, shownFor }) => [
      ...(tabs.includes(tab) ? [] : [`${name}: ${label} is on no tab`]),
      ...[needs, shownFor].flatMap((one) => {
        const other = one?.split(": ")[0];
        return other === undefined || labels.includes(other) ? [] : [`${name}: no ${other}`];
      }),
    ]);
  });
  expect(missing).toEqual([]);
});
