/** Every fact that is traced to the product: its place, its source, and the text that the source must contain. */
import { factNames, factPath } from "docusaurus-waymark-core/facts/load";
import { siteText } from "docusaurus-waymark-core/facts/text";
import { readFacts, type FactFile } from "docusaurus-waymark-core/facts/read";
import type { FactName, Facts, Traced } from "docusaurus-waymark-core/facts/types";
import type { MenuEntry } from "../webApp/menu";

/** A fact and its source, as the files have them: content tokens are not replaced. */
export interface TracedFact {
  /** Path of the fact file. */
  readonly file: string;
  readonly line: number;
  /** Its name for people: `up --mtu`. */
  readonly name: string;
  /** Undefined where the fact has none. */
  readonly source: string | undefined;
  /** The text that the source file must contain, unless `source` gives another. */
  readonly literal: string;
  /** Its default, as the file has it. */
  readonly default?: string | undefined;
}

/** A fact of one file, with the entry that has its place. */
interface Found extends Omit<TracedFact, "file" | "line"> {
  readonly entry: object;
}

type Finder<Name extends FactName> = (data: Facts[Name]) => readonly Found[];

const found = (entry: Traced, name: string, literal = name, around?: Traced): Found => ({
  entry,
  name,
  literal,
  source: entry.source ?? around?.source,
});

/** A fact with a default. */
const withDefault = (
  entry: Traced & { readonly default?: string },
  ...rest: readonly [string, string, Traced?]
): Found => ({
  ...found(entry, ...rest),
  default: entry.default,
});

/** Functions that find the facts of a file; a new file of facts needs a line here. Other files have facts of this site only. */
const FINDERS: { readonly [Name in FactName]?: Finder<Name> } = {
  activityEvents: (events) => events.map((event) => found(event, event.code)),
  commands: (commands) =>
    commands.flatMap((command) => [
      ...(command.path === "" ? [] : [found(command, command.path, command.path.split(" ").at(-1))]),
      ...(command.flags ?? []).map((flag) =>
        withDefault(
          flag,
          `${command.path} ${flag.name}`.trim(),
          `"${flag.name.replace(/^-+/, "")}"`,
          command,
        ),
      ),
    ]),
  // A feature that all editions have is in none of the lists of the product.
  editions: (features) => features.flatMap((one) => (one.source === undefined ? [] : [found(one, one.id)])),
  limits: (limits) => limits.map((one) => found(one, one.limit)),
  // Messages of older releases are only in the sources of those releases.
  "messages/*": ({ messages }) =>
    messages.flatMap((message) =>
      message.until === undefined
        ? [
            { ...found(message, message.id, fixedPart(message.text)), source: sourceOf(message.source) },
            ...(message.also ?? []).map((text) => ({
              ...found(message, message.id, fixedPart(text)),
              source: sourceOf(message.source.replace(/^([a-z]+:)?[^:]*/, "$1.")),
            })),
          ]
        : [],
    ),
  policyProtocols: (protocols) => protocols.map((one) => found(one, one.protocol, `"${one.protocol}"`)),
  ports: ({ server, client }) =>
    [...server, ...client].map((port) =>
      found(port, `${port.protocol} ${port.port}`, /\d+/.exec(port.port)?.[0]),
    ),
  postureChecks: (checks) => checks.map((check) => found(check, check.field)),
  roles: (roles) => roles.map((role) => found(role, role.role, `"${role.role}"`)),
  serverSettings: (groups) =>
    Object.values(groups).flatMap((settings) =>
      settings.map((setting) =>
        withDefault(setting, setting.key, `yaml:"${setting.key.split(".").at(-1) ?? ""}`),
      ),
    ),
  variables: (groups) =>
    Object.entries(groups).flatMap(([name, group]) =>
      // Names that only samples use are not the product's.
      name === "EXAMPLES"
        ? []
        : group.variables.map((variable) =>
            withDefault(variable, variable.name, variable.name.replace("*", ""), group),
          ),
    ),
  "webApp/dialogs": (dialogs) =>
    Object.values(dialogs).flatMap((dialog) => [
      ...(dialog.fields ?? []).flatMap((field) =>
        "label" in field && field.unlabeled !== true ? [found(field, field.label, field.label, dialog)] : [],
      ),
      ...textsOf(dialog).map((text) => ({
        ...found(dialog.app === undefined ? { source: "web: src" } : dialog, text),
        entry: dialog,
      })),
    ]),
  "webApp/menu": ({ shared, menu }) =>
    [...Object.values(shared), menu].flatMap((entries) =>
      labelsIn(entries).map((label) => ({ ...found({ source: "web: src" }, label), entry: entries })),
    ),
};

/** What a drawing of a dialog shows beside the labels of its fields, without arrows and what code escapes or composes: what begins with a number, and `Add {Type}`. */
function textsOf({ title, views, fields }: Facts["webApp/dialogs"][string]): string[] {
  const around = views?.flatMap(({ tab, buttons, result }) => [tab, ...buttons, result]) ?? [];
  const inside =
    fields?.flatMap((field) =>
      "label" in field
        ? [
            ...(field.choices ?? []),
            field.placeholder,
            field.unit,
            field.kind === "button" ? field.value : undefined,
          ]
        : [],
    ) ?? [];
  const texts = [title, ...around, ...inside].flatMap((text) => text ?? []);
  return [...new Set(texts)].filter((text) => !/^[\d⇄→]|\\|(?<!\{)\{(?!\{)/.test(text));
}

/** The labels of a menu; the entries of a shared list are in that list. */
function labelsIn(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap((entry) =>
    typeof entry === "string"
      ? [entry]
      : Object.entries(entry).flatMap(([label, below = []]) =>
          typeof below === "string" ? [] : [label, ...labelsIn(below)],
        ),
  );
}

/** The longest part of a message that its source contains unchanged: without placeholders and escaped characters. */
function fixedPart(text: string): string {
  const parts = text.split(/<[^<>]*>|["\\%]/).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}

/** A source as the other facts give it: `dashboard:src/a.tsx` is a file of the web app, `operator:main.go` one of the operator. */
function sourceOf(source: string): string {
  return source.replace(/^dashboard:/, "web:").replace(/^([a-z]+):/, "$1: ");
}

/** The facts of the site that are traced. */
export function tracedFacts(): TracedFact[] {
  return factNames().flatMap((name) => factsIn(name));
}

function factsIn(name: FactName): TracedFact[] {
  const kind = name.startsWith("messages/") ? "messages/*" : name;
  const find = FINDERS[kind] as Finder<FactName> | undefined;
  if (find === undefined) return [];
  const file: FactFile = readFacts(name, siteText(name));
  return find(file.data).map(({ entry, ...fact }) => ({
    file: factPath(name),
    line: file.placeOf(entry).line,
    ...fact,
  }));
}
