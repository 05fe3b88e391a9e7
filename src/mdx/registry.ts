import { PRODUCT_COMPONENTS } from "./productComponents";

/** Module of a component's default export. With `drawings`, its attribute `name` is a file of that folder. */
export interface RegistryEntry {
  readonly from: string;
  readonly drawings?: string;
}

/**
 * Every component that pages may use, by name. The build imports the ones that a page uses, and stops at an unknown name.
 * Plain data, because it is part of the cache key of the bundler.
 */
export const REGISTRY: Readonly<Record<string, RegistryEntry>> = {
  ActivityEvents: { from: "@site/src/mdx/ActivityEvents" },
  Badge: { from: "@site/src/mdx/Badge" },
  Card: { from: "@site/src/mdx/Card" },
  Cards: { from: "@site/src/mdx/Cards" },
  CodeBlock: { from: "@theme/CodeBlock" },
  CodeGroup: { from: "@site/src/mdx/CodeGroup" },
  Col: { from: "@site/src/mdx/Col" },
  CommandFlags: { from: "@site/src/mdx/CommandFlags" },
  // Docusaurus renders `<details>` in Markdown with this.
  Details: { from: "@site/src/mdx/Details" },
  Diagram: { from: "@site/src/mdx/Diagram", drawings: "src/diagrams" },
  Door: { from: "@site/src/mdx/home/Door" },
  Doors: { from: "@site/src/mdx/home/Doors" },
  // The build writes these two for tables of messages.
  Message: { from: "@site/src/mdx/Message" },
  MessageList: { from: "@site/src/mdx/MessageList" },
  NestedProperties: { from: "@site/src/mdx/NestedProperties" },
  HandbookIndex: { from: "@site/src/mdx/HandbookIndex" },
  // The build adds the editions of the feature.
  Edition: { from: "@site/src/mdx/Edition" },
  Hero: { from: "@site/src/mdx/Hero", drawings: "src/diagrams" },
  OfflineCopy: { from: "@site/src/mdx/OfflineCopy" },
  // The build renders wide images with this.
  Picture: { from: "@site/src/mdx/Picture" },
  Properties: { from: "@site/src/mdx/Properties" },
  Property: { from: "@site/src/mdx/Property" },
  Response: { from: "@site/src/mdx/Response" },
  ResponseBodies: { from: "@site/src/mdx/ResponseBodies" },
  ResponseBody: { from: "@site/src/mdx/ResponseBody" },
  Responses: { from: "@site/src/mdx/Responses" },
  Row: { from: "@site/src/mdx/Row" },
  SearchExamples: { from: "@site/src/mdx/home/SearchExamples" },
  Showcase: { from: "@site/src/mdx/Showcase" },
  Since: { from: "@site/src/mdx/Since" },
  Steps: { from: "@site/src/mdx/Steps" },
  Symptoms: { from: "@site/src/mdx/home/Symptoms" },
  TabItem: { from: "@theme/TabItem" },
  Tabs: { from: "@theme/Tabs" },
  TopicMap: { from: "@site/src/mdx/home/TopicMap" },
  // The build renders fences ` ```mermaid ` with this.
  TextDiagram: { from: "@site/src/mdx/TextDiagram" },
  ...PRODUCT_COMPONENTS,
};
