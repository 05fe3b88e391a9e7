/** How the docs plugin cuts numbers such as `01-` from the names of files and folders. */
export {
  DefaultNumberPrefixParser,
  stripPathNumberPrefixes,
} from "@docusaurus/plugin-content-docs/lib/numberPrefix.js";
