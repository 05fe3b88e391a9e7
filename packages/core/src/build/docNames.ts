/** The docs plugin's own parser of number prefixes such as `01-` in the names of files and folders. */
export {
  DefaultNumberPrefixParser,
  stripPathNumberPrefixes,
} from "@docusaurus/plugin-content-docs/lib/numberPrefix.js";
