import type { ComponentTable } from "../site/options";

/**
 * Every component of the platform that pages may use, by name. The build imports the ones that a page uses, and stops at an
 * unknown name.
 */
export const REGISTRY: ComponentTable = {
  Badge: { from: "@site/src/mdx/Badge" },
  Card: { from: "@site/src/mdx/Card" },
  Cards: { from: "@site/src/mdx/Cards" },
  CodeBlock: { from: "@theme/CodeBlock" },
  CodeGroup: { from: "@site/src/mdx/CodeGroup" },
  Col: { from: "@site/src/mdx/Col" },
  // Docusaurus renders `<details>` in Markdown with this.
  Details: { from: "@site/src/mdx/Details" },
  Diagram: { from: "@site/src/mdx/Diagram", drawing: true },
  NestedProperties: { from: "@site/src/mdx/NestedProperties" },
  // The build adds the editions of the feature.
  Edition: { from: "@site/src/mdx/Edition" },
  // The build renders wide images with this.
  Picture: { from: "@site/src/mdx/Picture" },
  Properties: { from: "@site/src/mdx/Properties" },
  Property: { from: "@site/src/mdx/Property" },
  Row: { from: "@site/src/mdx/Row" },
  Showcase: { from: "@site/src/mdx/Showcase" },
  Since: { from: "@site/src/mdx/Since" },
  Steps: { from: "@site/src/mdx/Steps" },
  TabItem: { from: "@theme/TabItem" },
  Tabs: { from: "@theme/Tabs" },
  // The build renders fences ` ```mermaid ` with this.
  TextDiagram: { from: "@site/src/mdx/TextDiagram" },
};
