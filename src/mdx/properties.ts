/** The properties of every component that pages may use: the check of pages validates attributes with this table. */
import fs from "node:fs";
import path from "node:path";
import type { ComponentProperties, PropertyKind, PropertyRule, PropertyTable } from "../lib/properties";
import { COMMANDS } from "../facts/commands";
import { FEATURES } from "../facts/editions";
import type Badge from "./Badge";
import type Card from "./Card";
import type CodeGroup from "./CodeGroup";
import type Col from "./Col";
import type CommandFlags from "./CommandFlags";
import type Diagram from "./Diagram";
import type Door from "./home/Door";
import type SearchExamples from "./home/SearchExamples";
import type Hero from "./Hero";
import type Message from "./Message";
import type NestedProperties from "./NestedProperties";
import type Properties from "./Properties";
import type Property from "./Property";
import type Response from "./Response";
import type ResponseBody from "./ResponseBody";
import type Since from "./Since";
import type TabItem from "./TabItem";
import type Tabs from "./Tabs";
import { CARD_ICON_NAMES } from "./cardIconNames";
import { REGISTRY, type RegistryEntry } from "./registry";

/** The kinds that fit a type, so that the compiler checks this table against the props of the components. */
type KindOf<T> = [T] extends [boolean]
  ? "flag"
  : [T] extends [number]
    ? "number"
    : [T] extends [string]
      ? string extends T
        ? "text" | "prose" | "link" | readonly string[]
        : readonly T[]
      : [T] extends [boolean | string]
        ? "name"
        : "expression";

/** Props that writers do not set: those that the build sets, and children. */
type Hidden = "children" | "drawing" | "id" | "level" | "aliases" | "block";

type TableOf<Props> = {
  readonly [Name in Exclude<keyof Props, Hidden>]-?: {
    readonly takes: KindOf<NonNullable<Props[Name]>>;
    readonly required: object extends Pick<Props, Name> ? false : true;
  };
};

const optional = <const Kind extends PropertyKind>(takes: Kind) => ({ takes, required: false }) as const;
const required = <const Kind extends PropertyKind>(takes: Kind) => ({ takes, required: true }) as const;

interface Components {
  readonly Badge: typeof Badge;
  readonly Card: typeof Card;
  readonly CodeGroup: typeof CodeGroup;
  readonly Col: typeof Col;
  readonly CommandFlags: typeof CommandFlags;
  readonly Diagram: typeof Diagram;
  readonly Door: typeof Door;
  readonly Edition: (props: { readonly feature: string }) => unknown;
  readonly Hero: typeof Hero;
  readonly Message: typeof Message;
  readonly NestedProperties: typeof NestedProperties;
  readonly Properties: typeof Properties;
  readonly Property: typeof Property;
  readonly Response: typeof Response;
  readonly ResponseBody: typeof ResponseBody;
  readonly SearchExamples: typeof SearchExamples;
  readonly Since: typeof Since;
  readonly TabItem: typeof TabItem;
  readonly Tabs: typeof Tabs;
}

type Tables = { readonly [Name in keyof Components]: TableOf<Parameters<Components[Name]>[0]> };

/** Properties by component; components that are not listed have none. */
const TABLES: Tables = {
  Badge: {
    status: optional(["info", "warning", "error", "cloud-only", "experimental"]),
    hover: optional("prose"),
  },
  Card: { title: required("prose"), href: required("link"), icon: optional(CARD_ICON_NAMES) },
  CodeGroup: {
    title: optional("prose"),
    tag: optional("text"),
    label: optional("text"),
    tryIt: optional("flag"),
  },
  Col: { sticky: optional("flag"), aside: optional("flag") },
  CommandFlags: { command: required(COMMANDS.map(({ path }) => path)) },
  Diagram: { name: required("text"), caption: required("prose") },
  Door: { title: required("prose") },
  Edition: { feature: required([...FEATURES.keys()]) },
  Hero: {
    title: required("prose"),
    primary: required("link"),
    primaryLabel: required("prose"),
    secondary: required("link"),
    secondaryLabel: required("prose"),
  },
  Message: { text: required("text") },
  NestedProperties: { of: required("text"), count: required("number") },
  Properties: { title: optional("prose") },
  Property: {
    name: required("text"),
    anchor: optional("text"),
    type: optional("text"),
    required: optional("flag"),
    enumList: optional("expression"),
    defaultValue: optional("text"),
    pattern: optional("text"),
    min: optional("number"),
    max: optional("number"),
    minLen: optional("number"),
    maxLen: optional("number"),
  },
  Response: { status: required("text"), title: required("prose") },
  ResponseBody: {
    status: required("text"),
    title: required("prose"),
    group: required("text"),
    open: optional("flag"),
  },
  SearchExamples: { queries: required("text") },
  Since: { release: required("text") },
  TabItem: { value: required("text"), label: optional("prose"), default: optional("flag") },
  Tabs: {
    groupId: optional("text"),
    defaultValue: optional("text"),
    values: optional("expression"),
    queryString: optional("name"),
  },
};

/** Properties of `<FactTable>`, which the build replaces by a table. */
const FACT_TABLE: PropertyTable = { name: required("text") };

/** The properties of a component. One with drawings has a `name` in addition, which the build uses. */
function tableOf(name: string, { drawings }: RegistryEntry): PropertyTable {
  const own: PropertyTable = (TABLES as ComponentProperties)[name] ?? {};
  return drawings === undefined ? own : { ...own, name: nameOfDrawing(drawings) };
}

/** The allowed names are read at each access, because writers add drawings while the live server runs. */
function nameOfDrawing(folder: string): PropertyRule {
  return {
    required: true,
    get takes() {
      return drawingNames(path.join(__dirname, "../..", folder));
    },
  };
}

/** Names of the drawings in a folder, in alphabetical order. */
function drawingNames(folder: string): readonly string[] {
  return fs
    .readdirSync(folder)
    .filter((file) => /^[a-z][a-z0-9-]*\.tsx$/.test(file))
    .map((file) => file.replace(/\.tsx$/, ""))
    .sort();
}

/** Every name that pages may use, with its properties. */
export const PROPERTIES: ComponentProperties = {
  ...Object.fromEntries(Object.entries(REGISTRY).map(([name, entry]) => [name, tableOf(name, entry)])),
  FactTable: FACT_TABLE,
  // The build replaces it by a list.
  GroupPages: {},
};
