/**
 * Adds the search page (`/search?q=…`) and `opensearch.xml`, with which browsers offer the site in their address
 * bar. The stock search theme adds the same, but only with hosted search. The plugin has no options. It writes
 * `opensearch.xml`, a `link rel="search"` in every page, and the route `/search`.
 */
import fs from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { escapeHtml } from "docusaurus-waymark-core/lib/escapeHtml";
import { SEARCH_ROUTE } from "docusaurus-waymark-core/protocol/searchRoute";

const OPENSEARCH_FILE = "opensearch.xml";

/** The plugin; null when the search theme is active. */
export default function searchPage({ siteConfig }: LoadContext): Plugin | null {
  const { title, url, baseUrl, themeConfig } = siteConfig;
  if ("algolia" in themeConfig) return null;
  return {
    name: "search-page",
    contentLoaded({ actions: { addRoute } }) {
      addRoute({ path: baseUrl + SEARCH_ROUTE.slice(1), component: "@theme/SearchPage", exact: true });
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: "link",
          attributes: {
            rel: "search",
            type: "application/opensearchdescription+xml",
            title,
            href: baseUrl + OPENSEARCH_FILE,
          },
        },
      ],
    }),
    postBuild: ({ outDir }) =>
      fs.writeFile(path.join(outDir, OPENSEARCH_FILE), openSearch(title, url + baseUrl)),
  };
}

/**
 * An OpenSearch 1.1 description.
 *
 * @param site address of the home page, with a trailing slash
 */
function openSearch(title: string, site: string): string {
  const [name, address] = [title, site].map(escapeHtml);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name}</ShortName>
  <Description>Search ${name}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${address}${SEARCH_ROUTE.slice(1)}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${address}${OPENSEARCH_FILE}"/>
</OpenSearchDescription>
`;
}
