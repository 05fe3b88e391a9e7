/**
 * A page with an address for search (`/search?q=…`), and `opensearch.xml`, with which browsers search the site from their
 * address bar: the same as the search theme brings, which is active with hosted search only.
 *
 * Writes `opensearch.xml`, a `link rel="search"` in every page, and the route `/search`.
 */
import fs from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { escapeHtml } from "../../src/lib/escapeHtml";
import { SEARCH_ROUTE } from "../../src/search/model";

const FILE = "opensearch.xml";

/** See the head of this file. Null where the search theme does it. */
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
            href: baseUrl + FILE,
          },
        },
      ],
    }),
    postBuild: ({ outDir }) => fs.writeFile(path.join(outDir, FILE), openSearch(title, url + baseUrl)),
  };
}

/**
 * The description of a search (OpenSearch 1.1).
 *
 * @param site address of the home page, with its last slash
 */
export function openSearch(title: string, site: string): string {
  const [name, address] = [title, site].map(escapeHtml);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name}</ShortName>
  <Description>Search ${name}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${address}${SEARCH_ROUTE.slice(1)}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${address}${FILE}"/>
</OpenSearchDescription>
`;
}
