import { COMMANDS } from "../facts/commands";
import { required, type TableOf } from "docusaurus-waymark-core/lib/propertyTable";
import type { OwnComponents } from "docusaurus-waymark-core/site/options";
import type CommandFlags from "./CommandFlags";
import type Hero from "./Hero";
import type Message from "./Message";
import type Door from "./home/Door";
import type SearchExamples from "./home/SearchExamples";

type PropertiesOf<Component extends (props: never) => unknown> = TableOf<Parameters<Component>[0]>;

const COMMAND_FLAGS: PropertiesOf<typeof CommandFlags> = {
  command: required(COMMANDS.map(({ path }) => path)),
};
const DOOR: PropertiesOf<typeof Door> = { title: required("prose") };
const HERO: PropertiesOf<typeof Hero> = {
  title: required("prose"),
  primary: required("link"),
  primaryLabel: required("prose"),
  secondary: required("link"),
  secondaryLabel: required("prose"),
};
const MESSAGE: PropertiesOf<typeof Message> = {
  severity: required(["debug", "info", "warning", "error", "fatal"]),
};
const SEARCH_EXAMPLES: PropertiesOf<typeof SearchExamples> = { queries: required("text") };

/** The components of this site, by name, with the properties that pages set. */
const COMPONENTS: OwnComponents = {
  ActivityEvents: { from: "@site/src/components/ActivityEvents" },
  CommandFlags: { from: "@site/src/components/CommandFlags", properties: COMMAND_FLAGS },
  Door: { from: "@site/src/components/home/Door", properties: DOOR },
  Doors: { from: "@site/src/components/home/Doors" },
  Hero: { from: "@site/src/components/Hero", drawing: true, properties: HERO },
  LinkRow: { from: "@site/src/components/home/LinkRow" },
  // The build writes these two for tables of messages.
  Message: { from: "@site/src/components/Message", properties: MESSAGE },
  MessageList: { from: "@site/src/components/MessageList" },
  OfflineCopy: { from: "@site/src/components/OfflineCopy" },
  ReadMyOutput: { from: "@site/src/components/ReadMyOutput" },
  SearchExamples: { from: "@site/src/components/home/SearchExamples", properties: SEARCH_EXAMPLES },
  TopicMap: { from: "@site/src/components/home/TopicMap" },
};

export default COMPONENTS;
