/** What the editor says about commands, variables, and labels of the web app. */
import type { Choice, EditorHelp, FactAt, FactSource, Offer } from "docusaurus-waymark-core/rules/help";
import { matchAround } from "docusaurus-plugin-waymark-check/lsp/places";
import { COMMANDS, type CommandEntry } from "../facts/commands";
import { factPath } from "docusaurus-waymark-core/facts/load";
import { siteText } from "docusaurus-waymark-core/facts/text";
import { readFacts, type FactFile } from "docusaurus-waymark-core/facts/read";
import type { FactName, Facts } from "docusaurus-waymark-core/facts/types";
import { VARIABLE_GROUPS, VARIABLE_NAMES } from "../facts/variables";
import { WEB_APP, type Place } from "../facts/webApp";
import { flagCalled, readWords, wordsBefore } from "./commands/line";
import { commandAt, childrenOf, flagsOf, namesOf } from "./commands/tree";

export const editor: EditorHelp = {
  completers: [variables, commands, menuPaths],
  factAt: (text, offset) =>
    commandFact(text, offset) ?? variableFact(text, offset) ?? labelFact(text, offset),
  valuesOf: (component, property) =>
    component === "CommandFlags" && property === "command"
      ? COMMANDS.map(({ path }) => path).filter(Boolean)
      : [],
};

function variables(before: string): Choice | undefined {
  const typed = /\{\{(?:env|serverEnv)\}\}_?\w*$/.exec(before)?.[0];
  if (typed === undefined) return undefined;
  const names = VARIABLE_NAMES.filter((name) => !name.endsWith("*"));
  return {
    items: [...new Set(names)].map((text) => ({ text, kind: "Variable" as const })),
    typed: typed.length,
  };
}

function commands(before: string): Choice | undefined {
  const line = wordsBefore(before);
  if (!line) return undefined;
  const { command, waiting } = readWords(line.words);
  const { last } = line;
  const equals = last.indexOf("=");
  if (last.startsWith("-") && equals === -1) return { items: flagOffers(command), typed: last.length };
  const flag = equals === -1 ? waiting : flagsOf(command).find(({ name }) => name === last.slice(0, equals));
  if (flag) {
    const items = (flag.values ?? []).map((text) => ({ text, kind: "EnumMember" as const }));
    return { items, typed: last.length - (equals === -1 ? 0 : equals + 1) };
  }
  const children = childrenOf(command).filter(({ hidden }) => hidden !== true);
  const items = children.flatMap((child) =>
    namesOf(child).map((text) => ({ text, kind: "Function" as const, detail: child.summary })),
  );
  return { items: last === "" ? [...items, ...flagOffers(command)] : items, typed: last.length };
}

function flagOffers(command: string): Offer[] {
  return flagsOf(commandAt(command).path).map(({ name, type, purpose }) => ({
    text: name,
    kind: "Property" as const,
    detail: type,
    documentation: purpose,
  }));
}

/** Labels of the web app in bold: the menu, or what is below the labels that arrows join. */
function menuPaths(before: string): Choice | undefined {
  const match = /((?:\*\*[^*]+\*\*\s*→\s*)*)\*\*([^*]*)$/.exec(before);
  if (!match) return undefined;
  const [, path = "", typed = ""] = match;
  // An odd number of marks: the last one opens.
  if ((before.split("**").length - 1) % 2 === 0) return undefined;
  const labels = [...path.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = ""]) => label);
  const places = labels.reduce<readonly Place[]>(
    (level, label) => level.filter((place) => place.label === label).flatMap(({ children }) => children),
    WEB_APP,
  );
  const items = [...new Set(places.map(({ label }) => label))];
  return { items: items.map((text) => ({ text, kind: "EnumMember" as const })), typed: typed.length };
}

function commandFact(text: string, offset: number): FactAt | undefined {
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
      source: sourceOf("commands", ({ data }) => flagEntry(data, before.command, flag.name)),
    };
  }
  const { command } = readWords(words.slice(0, index + 1).map(({ word }) => word));
  if (command === before.command) return undefined;
  const { path: name, args, summary } = commandAt(command);
  const about = `\`{{cli}} ${[name, args].filter(Boolean).join(" ")}\`\n\n${summary}`;
  return {
    ...place,
    about,
    source: sourceOf("commands", ({ data }) => data.find((one) => one.path === name)),
  };
}

function variableFact(text: string, offset: number): FactAt | undefined {
  const found = matchAround(text, offset, /\{\{(?:env|serverEnv)\}\}_[A-Z0-9_]+/g);
  if (!found) return undefined;
  const [name] = found.match;
  const place = { start: found.start, end: found.start + name.length };
  const known = Object.values(VARIABLE_GROUPS)
    .flatMap(({ variables }) => variables)
    .find((variable) => variable.name === name);
  const short = name.slice(name.indexOf("}}_") + "}}_".length);
  const source = known
    ? sourceOf("variables", ({ data }) =>
        Object.values(data)
          .flatMap(({ variables }) => variables)
          .find((one) => one.name === name),
      )
    : sourceOf("commands", ({ data }) =>
        data.flatMap(({ flags = [] }) => flags).find(({ env }) => env === short),
      );
  if (!source) return undefined;
  const about = known
    ? `${known.meaning}.\n\nDefault: ${known.default}`
    : "Environment variable for the flag with the same meaning.";
  return { ...place, about: `\`${name}\`\n\n${about}`, source };
}

/** A bold label: every path of the web app that ends with it. */
function labelFact(text: string, offset: number): FactAt | undefined {
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
    source: sourceOfLabel(label),
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

/** The place of an entry in the fact file that is on disk now. */
function sourceOf<Name extends FactName>(
  name: Name,
  find: (file: FactFile<Name>) => object | undefined,
): FactSource | undefined {
  const file = readFacts(name, siteText(name));
  const entry = find(file);
  return entry && { path: factPath(name), line: file.placeOf(entry).line };
}

/** A flag of a command: its own, one that it takes from another command, or a global one. */
function flagEntry(commands: Facts["commands"], path: string, name: string): object | undefined {
  const find = (command: CommandEntry | undefined): object | undefined =>
    command &&
    (command.flags?.find((flag) => flag.name === name) ??
      find(commands.find((other) => other.path === command.flagsOf)));
  const words = path.split(" ");
  const paths = words.map((_, index) => words.slice(0, words.length - index).join(" "));
  return [...paths, ""].map((one) => find(commands.find((command) => command.path === one))).find(Boolean);
}

/** A label: an entry of the menu, otherwise a field of a dialog. */
function sourceOfLabel(label: string): FactSource | undefined {
  const menu = siteText("webApp/menu").split("\n");
  const index = menu.findIndex(
    (line) => line.replace(/^[\s-]*"?/, "").replace(/"?:?( \[.*)?$/, "") === label,
  );
  if (index >= 0) return { path: factPath("webApp/menu"), line: index + 1 };
  return sourceOf("webApp/dialogs", ({ data }) =>
    Object.values(data)
      .flatMap(({ fields = [] }) => fields)
      .find((field) => "label" in field && field.label === label),
  );
}
