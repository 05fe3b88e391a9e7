/** Where a component's default export lives; `drawings` is a folder that its `name` attribute picks a file from. */
export interface RegistryEntry {
  readonly from: string;
  readonly drawings?: string;
}

/**
 * Every component that writers may use in a page, by name. Pages import only what they use;
 * a name that is not listed here stops the build. Plain data: it is part of the bundler's cache key.
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
  // What Docusaurus makes of `<details>` in Markdown.
  Details: { from: "@site/src/mdx/Details" },
  Diagram: { from: "@site/src/mdx/Diagram", drawings: "src/diagrams" },
  NestedProperties: { from: "@site/src/mdx/NestedProperties" },
  HandbookIndex: { from: "@site/src/mdx/HandbookIndex" },
  Hero: { from: "@site/src/mdx/Hero", drawings: "src/diagrams" },
  OfflineCopy: { from: "@site/src/mdx/OfflineCopy" },
  // What the build makes of a wide image.
  Picture: { from: "@site/src/mdx/Picture" },
  Properties: { from: "@site/src/mdx/Properties" },
  Property: { from: "@site/src/mdx/Property" },
  Response: { from: "@site/src/mdx/Response" },
  ResponseBodies: { from: "@site/src/mdx/ResponseBodies" },
  ResponseBody: { from: "@site/src/mdx/ResponseBody" },
  Responses: { from: "@site/src/mdx/Responses" },
  Row: { from: "@site/src/mdx/Row" },
  Showcase: { from: "@site/src/mdx/Showcase" },
  Since: { from: "@site/src/mdx/Since" },
  Steps: { from: "@site/src/mdx/Steps" },
  TabItem: { from: "@theme/TabItem" },
  Tabs: { from: "@theme/Tabs" },
  // What the build makes of a fence ` ```mermaid `.
  TextDiagram: { from: "@site/src/mdx/TextDiagram" },
};
