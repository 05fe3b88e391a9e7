/** The plugins and hooks that `docusaurus.config.ts` uses. */
export { default as apiReference } from "./apiReference";
export { default as brand } from "./brand";
export { default as contentCheck } from "./content";
export { default as early } from "./early";
export { PAGE_TEMPLATE } from "./early/template";
export { default as facts } from "./facts";
export { hostedSearchOf } from "./hostedSearch";
export { default as internals } from "./internals";
export { default as output } from "./output";
export { hasHistory } from "./lib/history";
export { outboundHosts } from "./output/outbound";
export { headingSidebar } from "./content/menus/headings";
export { markdownHooks, remarkRules } from "./markdown";
export { default as searchDialog } from "./searchDialog";
export { default as searchPage } from "./searchPage";
export { PAGE_FOLDERS } from "./siteContent/folders";
export { supported } from "./siteContent/supported";
export { versionOptions } from "./siteContent/versions";
