import type { ComponentTable } from "docusaurus-waymark-core/site/options";

/**
 * Every component of the platform that pages may use, by name. The build imports the ones that a page uses, and stops at an
 * unknown name.
 */
export const REGISTRY: ComponentTable = {
  Badge: { from: "docusaurus-theme-waymark/mdx/Badge" },
  Card: { from: "docusaurus-theme-waymark/mdx/Card" },
  Cards: { from: "docusaurus-theme-waymark/mdx/Cards" },
  CodeBlock: { from: "@theme/CodeBlock" },
  CodeGroup: { from: "docusaurus-theme-waymark/mdx/CodeGroup" },
  Col: { from: "docusaurus-theme-waymark/mdx/Col" },
  // Docusaurus renders `<details>` in Markdown with this.
  Details: { from: "docusaurus-theme-waymark/mdx/Details" },
  Diagram: { from: "docusaurus-theme-waymark/mdx/Diagram", drawing: true },
  NestedProperties: { from: "docusaurus-theme-waymark/mdx/NestedProperties" },
  // The build adds the editions of the feature.
  Edition: { from: "docusaurus-theme-waymark/mdx/Edition" },
  // The build renders wide images with this.
  Picture: { from: "docusaurus-theme-waymark/mdx/Picture" },
  Properties: { from: "docusaurus-theme-waymark/mdx/Properties" },
  Property: { from: "docusaurus-theme-waymark/mdx/Property" },
  Row: { from: "docusaurus-theme-waymark/mdx/Row" },
  // The build adds what the screen shows.
  Screen: { from: "docusaurus-theme-waymark/mdx/Screen" },
  Showcase: { from: "docusaurus-theme-waymark/mdx/Showcase" },
  Since: { from: "docusaurus-theme-waymark/mdx/Since" },
  Steps: { from: "docusaurus-theme-waymark/mdx/Steps" },
  TabItem: { from: "@theme/TabItem" },
  Tabs: { from: "@theme/Tabs" },
  // The build renders fences ` ```mermaid ` with this.
  TextDiagram: { from: "docusaurus-theme-waymark/mdx/TextDiagram" },
};
