/** The tables of this site, made from the data of this folder. */
import folders from "./folders.json";
import type { FactTables, Table } from "docusaurus-waymark-core/facts/factTables";
import { MESSAGE_PAGES, messagesMarkdown, messageTables, MESSAGES_TABLE } from "./messages";
import { CLIENT_PORTS, SERVER_PORTS } from "./ports";
import type { Screen } from "docusaurus-waymark-core/facts/screens";
import { DIALOGS, type Dialog, type DialogField } from "./webApp";
import { loadFacts } from "docusaurus-waymark-core/facts/load";
import { VARIABLE_GROUPS, type Variable } from "./variables";

/** Columns of the table of a dialog; a column without any content is omitted. */
const DIALOG_COLUMNS: readonly (readonly [head: string, cell: (field: DialogField) => string])[] = [
  ["Field", ({ label, required }) => (required ? `**${label}** (required)` : `**${label}**`)],
  ["Default", ({ default: value }) => value ?? ""],
  ["What to know", ({ note, api }) => [note, api && `API: \`${api}\``].filter(Boolean).join(" ")],
];

const LISTS: Readonly<Record<string, Table>> = {
  roles: {
    head: ["Role", "Permissions"],
    rows: loadFacts("roles").map(({ role, rights }) => [`\`${role}\``, rights]),
  },
  policyProtocols: {
    head: ["Protocol", "Ports", "What it lets through"],
    rows: loadFacts("policyProtocols").map(({ protocol, ports, meaning }) => [
      `\`${protocol}\``,
      ports,
      meaning,
    ]),
  },
  postureChecks: {
    head: ["Kind", "What is compared", "Systems"],
    rows: loadFacts("postureChecks").map(({ name, compares, systems }) => [name, compares, systems]),
  },
  clientPorts: {
    head: ["Port", "Protocol", "Where", "Used for"],
    rows: CLIENT_PORTS.map(({ port, protocol, where, use }) => [port, protocol, where, use]),
  },
  serverPorts: {
    head: ["Component", "Port", "Protocol", "Used for"],
    rows: SERVER_PORTS.map(({ component, port, protocol, use }) => [component, port, protocol, use]),
  },
  folders: {
    head: ["Folder", "What it has"],
    rows: folders.map(({ folder, about }) => [code(folder), about]),
  },
};

const GROUPS: Readonly<Record<string, Table | readonly Table[]>> = {
  messages: messageTables(),
  ...Object.fromEntries(
    Object.entries(DIALOGS).map(([name, dialog]) => [`dialog:${name}`, dialogTables(dialog)]),
  ),
  ...Object.fromEntries(
    Object.entries(VARIABLE_GROUPS).map(([name, group]) => [name, variableTable(group.variables)]),
  ),
  ...Object.fromEntries(
    Object.entries(loadFacts("serverSettings")).map(([name, settings]) => [
      `config:${name}`,
      {
        head: ["Key", "Default", "What it does"],
        rows: settings.map(({ key, default: value, meaning }) => [`\`${key}\``, value, meaning]),
      },
    ]),
  ),
};

/** Paths, separated by commas, as code. */
function code(paths: string): string {
  return paths.replace(/[^ ,]+/g, "`$&`");
}

const TABLES: FactTables = {
  names: () => [
    ...Object.keys(LISTS),
    ...Object.keys(MESSAGE_PAGES).map((component) => MESSAGES_TABLE + component),
    ...Object.keys(GROUPS),
  ],
  table(name) {
    if (name.startsWith(MESSAGES_TABLE)) return messagesMarkdown(name.slice(MESSAGES_TABLE.length));
    const tables = [LISTS, GROUPS].find((known) => Object.hasOwn(known, name));
    return tables?.[name];
  },
  screenNames: () => Object.keys(DIALOGS).filter((name) => screenOf(name) !== undefined),
  screen: screenOf,
};

export default TABLES;

/** A dialog as it is drawn; undefined where the facts do not tell enough. */
function screenOf(name: string): Screen | undefined {
  const {
    app,
    at,
    title,
    wizard,
    views,
    fields = [],
  } = (Object.hasOwn(DIALOGS, name) ? DIALOGS[name] : undefined) ?? {};
  if (at === undefined || title === undefined || views === undefined) return undefined;
  const drawn = fields.flatMap(({ kind, default: initial, value, ...field }) =>
    kind === undefined ? [] : [{ ...field, kind, value: kind === "switch" ? (value ?? initial) : value }],
  );
  return { title, at: [...(app === undefined ? [] : [app]), ...at], wizard, views, fields: drawn };
}

function variableTable(group: readonly Variable[]): Table {
  return {
    head: ["Variable", "Default", "What it does"],
    rows: group.map((variable) => [`\`${variable.name}\``, variable.default, variable.meaning]),
  };
}

function dialogTables({ wizard, fields: all }: Dialog): Table[] {
  const fields = all.filter(
    ({ required, default: initial, note, api }) => required ?? initial ?? note ?? api,
  );
  const tabs = [...new Set(fields.map(({ tab }) => tab))];
  return tabs.map((tab) => ({
    ...(tab !== undefined && { intro: `${wizard === true ? "In the step" : "On the tab"} **${tab}**:` }),
    ...dialogTable(fields.filter((field) => field.tab === tab)),
  }));
}

function dialogTable(fields: readonly DialogField[]): Table {
  const columns = DIALOG_COLUMNS.filter(([, cell]) => fields.some((field) => cell(field) !== ""));
  return {
    head: columns.map(([head]) => head),
    rows: fields.map((field) => columns.map(([, cell]) => cell(field))),
  };
}
