import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

const sidebars: SidebarsConfig = { community: ["index", "meetups"] };

export default sidebars;
