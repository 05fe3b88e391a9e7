import {
  findingAtKey,
  findingAtNode,
  findingAtText,
  nodesOf,
  unmask,
  type Page,
} from "docusaurus-waymark-core/parse";
import { isJsx, stringAttribute } from "docusaurus-waymark-core/parse/tree";
import type { Rule } from "docusaurus-waymark-core/rules/given";
import type { Finding } from "docusaurus-waymark-core/report";
import { features, type Feature } from "docusaurus-waymark-core/facts/editions";

export const editions: Rule = { names: ["edition"], kind: "written", check: editionRule };

const MAX_MINUTES = 240;
const PLAN = /\b(?:Team|Business) plan\b/g;
const LICENSE = /\bEnterprise license\b/g;
const ONLY_CLOUD = /\bcloud only\b|\bonly (?:in|on) (?:the cloud|\{\{product\}\} Cloud)/gi;

/** Pages leave it to `src/facts/editions.yaml` which editions have a feature; their text agrees with it. */
export function editionRule(page: Page): Finding[] {
  const { feature, minutes } = page.frontMatter;
  const known = typeof feature === "string" ? features().get(feature) : undefined;
  return [
    ...(minutes === undefined ? [] : minutesFindings(page, minutes)),
    ...otherTimes(page, minutes),
    ...nodesOf(page).flatMap((node) => {
      if (isJsx(node) && node.name === "Badge" && stringAttribute(node, "status") === "cloud-only")
        return [findingAtNode(page, node, BY_HAND)];
      if (known === undefined || node.type !== "text") return [];
      return contradictions(unmask(node.value ?? ""), known).map((text) =>
        findingAtText(page, node, text, {
          rule: "edition",
          message: `"${text}" contradicts the editions of "${known.id}".`,
          fix: `remove it: the line under the title says which editions have it. If the line is wrong, correct src/facts/editions.yaml.`,
        }),
      );
    }),
  ];
}

const BY_HAND = {
  rule: "edition",
  message: "The badge says by hand which editions have a feature.",
  fix: 'write <Edition feature="…" /> with an id of src/facts/editions.yaml, or "feature:" in the front matter.',
};

function minutesFindings(page: Page, minutes: unknown): Finding[] {
  if (Number.isInteger(minutes) && Number(minutes) > 0 && Number(minutes) <= MAX_MINUTES) return [];
  const message = `"minutes" is not a number from 1 to ${MAX_MINUTES}.`;
  return [findingAtKey(page, "minutes", { rule: "edition", message, fix: "write a number: minutes: 10." })];
}

const TIME = /\babout (?:(\d+|five|ten|fifteen|twenty|thirty) minutes|(half )?an hour)\b/g;
const NUMBERS: Readonly<Record<string, number>> = { five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30 };

/** Times in the first paragraphs of a page that are not those of its line under the title. */
function otherTimes(page: Page, minutes: unknown): Finding[] {
  const nodes = nodesOf(page);
  const firstHeading = nodes.findIndex(({ type }) => type === "heading");
  const intro = nodes
    .slice(0, firstHeading < 0 ? undefined : firstHeading)
    .filter(({ type }) => type === "text");
  return intro.flatMap((node) =>
    [...unmask(node.value ?? "").matchAll(TIME)].flatMap(([text, count, half]) => {
      const time = count === undefined ? (half === undefined ? 60 : 30) : (NUMBERS[count] ?? Number(count));
      if (typeof minutes !== "number" || time === minutes) return [];
      const message = `The text says "${text}", and the line under the title says ${minutes} minutes.`;
      return [
        findingAtText(page, node, text, {
          rule: "edition",
          message,
          fix: 'correct it, or "minutes" in the front matter.',
        }),
      ];
    }),
  );
}

/** Words about editions in a text that are wrong for a feature. */
function contradictions(text: string, { cloud, selfHosted }: Feature): string[] {
  const found = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([words]) => words);
  return [
    ...found(PLAN).filter((plan) => plan !== `${cloud} plan`),
    ...(selfHosted === "license" ? [] : found(LICENSE)),
    ...(selfHosted === "none" ? [] : found(ONLY_CLOUD)),
  ];
}
