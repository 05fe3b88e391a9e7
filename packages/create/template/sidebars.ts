import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

/** Menu of the documentation section. Labels of pages come from the pages themselves. */
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: "category",
      label: "Get started",
      items: ["get-started/install", "get-started/first-steps"],
    },
    {
      type: "category",
      label: "How-to guides",
      items: ["how-to/share-a-project"],
    },
    {
      type: "category",
      label: "Reference",
      items: ["reference/commands", "troubleshooting"],
    },
  ],
};

export default sidebars;
