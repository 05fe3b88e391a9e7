import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

const sidebars: SidebarsConfig = {
  api: ["index", { type: "category", label: "Guides", items: ["guides/errors"] }],
};

export default sidebars;
