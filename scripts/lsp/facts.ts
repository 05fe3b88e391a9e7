import fs from "node:fs";
import path from "node:path";
import { positionOf } from "../../plugins/report";
import { commandAt } from "../../plugins/content/rules/commands/tree";
import { VARIABLE_GROUPS } from "../../src/facts/variables";
import { WEB_APP, type Place } from "../../src/facts/webApp";
import { resolveTokens } from "../../src/product/resolve";
import { flagCalled, readWords } from "./commandLine";
import { matchAround } from "./places";
import type { Workspace } from "./workspace";

/** A fact that a page names: what is known of it, and where that is written. */
export interface FactAt {
  /** Offsets of the words in the page. */
  readonly start: number;
  readonly end: number;
  /** Markdown with content tokens. */
  readonly about: string;
  readonly source: FactSource | undefined;
}

/** A place in the facts. Line from 1. */
export interface FactSource {
  readonly path: string;
  readonly line: number;
}

/** The command, flag, variable or label of the web app at an offset of a page. */
export function factAt(workspace: Workspace, text: string, offset: number): FactAt | undefined {
  return (
    commandFact(workspace, text, offset) ??
    variableFact(workspace, text, offset) ??
    labelFact(workspace, text, offset)
  );
}

function commandFact({ root }: Workspace, text: string, offset: number): FactAt | undefined {
  const found = matchAround(text, offset, /\{\{cli\}\}(?:\.exe)?((?:[ \t]+[^\s`|;&]+)+)/g);
  if (!found) return undefined;
  const all = found.match[1] ?? "";
  const base = found.start + found.match[0].length - all.length;
  const words = [...all.matchAll(/\S+/g)].map(({ index, 0: word }) => ({ word, start: base + index }));
  const index = words.findIndex(({ word, start }) => start <= offset && offset <= start + word.length);
  const at = words[index];
  if (!at) return undefined;
  const place = { start: at.start, end: at.start + at.word.length };
  const before = readWords(words.slice(0, index).map(({ word }) => word));
  if (at.word.startsWith("-")) {
    const flag = flagCalled(before.command, at.word);
    if (!flag) return undefined;
    const parts = [
      flag.type,
      flag.default && `default: ${flag.default}`,
      flag.env && `\`{{env}}_${flag.env}\``,
    ];
    const about = `\`${[flag.name, flag.short].filter(Boolean).join("`, `")}\` (${parts.filter(Boolean).join("; ")})\n\n${flag.purpose}`;
    return {
      ...place,
      about,
      source: sourceOf(root, "src/facts/commands", `name: "${flag.name}"`, `path: "${before.command}"`),
    };
  }
  const { command } = readWords(words.slice(0, index + 1).map(({ word }) => word));
  if (command === before.command) return undefined;
  const { path: name, args, summary } = commandAt(command);
  const about = `\`{{cli}} ${[name, args].filter(Boolean).join(" ")}\`\n\n${summary}`;
  return { ...place, about, source: sourceOf(root, "src/facts/commands", `path: "${name}"`) };
}

function variableFact({ root }: Workspace, text: string, offset: number): FactAt | undefined {
  const found = matchAround(text, offset, /\{\{(?:env|serverEnv)\}\}_[A-Z0-9_]+/g);
  if (!found) return undefined;
  const [name] = found.match;
  const place = { start: found.start, end: found.start + name.length };
  const known = Object.values(VARIABLE_GROUPS)
    .flat()
    .find((variable) => variable.name === name);
  const short = name.slice(name.indexOf("}}_") + "}}_".length);
  const source =
    sourceOf(root, "src/facts/variables", JSON.stringify(name)) ??
    sourceOf(root, "src/facts/commands", `env: "${short}"`);
  if (!source) return undefined;
  const about = known
    ? `${known.meaning}.\n\nDefault: ${known.default}`
    : "Environment variable for the flag with the same meaning.";
  return { ...place, about: `\`${name}\`\n\n${about}`, source };
}

/** A bold label: every path of the web app that ends with it. */
function labelFact({ root }: Workspace, text: string, offset: number): FactAt | undefined {
  const found = matchAround(text, offset, /\*\*([^*]+)\*\*/g);
  const label = found?.match[1] ?? "";
  const paths = found ? pathsTo(label, WEB_APP) : [];
  if (!found || paths.length === 0) return undefined;
  const start = found.start + "**".length;
  const about = `In the web app: ${paths.slice(0, MAX_LISTED_PATHS).join("; ")}`;
  return {
    start,
    end: start + label.length,
    about,
    source: sourceOf(root, "src/facts/webApp", JSON.stringify(label), "export const WEB_APP"),
  };
}

/** Number of paths that are listed for a label. */
const MAX_LISTED_PATHS = 5;

function pathsTo(label: string, places: readonly Place[], above = ""): string[] {
  return places.flatMap((place) => {
    const path = above === "" ? place.label : `${above} → ${place.label}`;
    return [...(place.label === label ? [path] : []), ...pathsTo(label, place.children, path)];
  });
}

/** The first place of a text below a folder, in a file that has another text too, when there is one. */
function sourceOf(root: string, folder: string, words: string, beside = ""): FactSource | undefined {
  const files = fs.readdirSync(path.join(root, folder)).filter((name) => /^\w+\.ts$/.test(name));
  const texts = files.map((name) => {
    const file = `${folder}/${name}`;
    return { path: file, text: fs.readFileSync(path.join(root, file), "utf8") };
  });
  const having = texts.filter(({ text }) => text.includes(words));
  const best = having.find(({ text }) => text.includes(beside)) ?? having[0];
  return best && { path: best.path, line: positionOf(best.text, best.text.indexOf(words)).line };
}

/** The Markdown of a fact with the names of one identity, and its source. */
export function factMarkdown({ about, source }: FactAt, { context }: Workspace): string {
  const from = source ? `\n\nSource: ${source.path}:${source.line}` : "";
  return `${resolveTokens(about, context.tokens)}${from}`;
}
