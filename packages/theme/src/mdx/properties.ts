/** The properties of every component of the platform: the check of pages validates attributes with this table. */
import type { ComponentProperties } from "docusaurus-waymark-core/lib/properties";
import { optional, required, type TableOf } from "docusaurus-waymark-core/lib/propertyTable";
import { features } from "docusaurus-waymark-core/facts/editions";
import type Badge from "./Badge";
import type Card from "./Card";
import type CodeGroup from "./CodeGroup";
import type Col from "./Col";
import type Diagram from "./Diagram";
import type NestedProperties from "./NestedProperties";
import type Properties from "./Properties";
import type Property from "./Property";
import type Since from "./Since";
import type TabItem from "./TabItem";
import type Tabs from "./Tabs";
import { CARD_ICON_NAMES } from "./cardIconNames";

interface Components {
  readonly Badge: typeof Badge;
  readonly Card: typeof Card;
  readonly CodeGroup: typeof CodeGroup;
  readonly Col: typeof Col;
  readonly Diagram: typeof Diagram;
  readonly Edition: (props: { readonly feature: string }) => unknown;
  readonly NestedProperties: typeof NestedProperties;
  readonly Properties: typeof Properties;
  readonly Property: typeof Property;
  readonly Screen: (
    props: Readonly<{ dialog: string; tab?: string; fill?: string; press?: string }>,
  ) => unknown;
  readonly Since: typeof Since;
  readonly TabItem: typeof TabItem;
  readonly Tabs: typeof Tabs;
}

type Tables = { readonly [Name in keyof Components]: TableOf<Parameters<Components[Name]>[0]> };

/** Properties by component; components that are not listed have none. */
export const PROPERTIES: Tables & ComponentProperties = {
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
  Diagram: { name: required("text"), caption: required("prose") },
  Edition: {
    feature: {
      required: true,
      get takes() {
        return [...features().keys()];
      },
    },
  },
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
  Screen: {
    dialog: required("text"),
    tab: optional("text"),
    fill: optional("text"),
    press: optional("text"),
  },
  Since: { release: required("text") },
  TabItem: { value: required("text"), label: optional("prose"), default: optional("flag") },
  Tabs: {
    groupId: optional("text"),
    defaultValue: optional("text"),
    values: optional("expression"),
    queryString: optional("name"),
  },
  // The build replaces these two by a table and a list.
  FactTable: { name: required("text") },
  GroupPages: {},
};
