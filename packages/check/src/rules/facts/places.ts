import { routeOf } from "docusaurus-waymark-core/content/routes";
import type { Rule } from "docusaurus-waymark-core/rules/given";
import type { LinkedPage, SiteRule } from "docusaurus-waymark-core/rules/rule";
import { positionOf, type Finding } from "docusaurus-waymark-core/report";
import { GLOSSARY_ROUTE } from "docusaurus-waymark-core/facts/glossary";
import { factPath, loadFacts } from "docusaurus-waymark-core/facts/load";
import { KNOWN_RELEASES } from "docusaurus-waymark-core/facts/releases";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { currentSite } from "docusaurus-waymark-core/site/current";
import { siteFile } from "docusaurus-waymark-core/site/siteFile";

/** The file with the pages that the interface leads to. */
const STARTING_PAGES = "src/theme/StartingPages.ts";

/** Data outside of pages: its routes have pages, and its releases are known. */
const placeRule: SiteRule = (pages, _site, _selected, isSelected) => [
  ...(isSelected(STARTING_PAGES) ? routeFindings(STARTING_PAGES, siteFile(STARTING_PAGES), pages) : []),
  ...glossaryFindings(pages).filter((finding) => isSelected(finding.path)),
  ...releaseFindings([currentSite().product], siteFile).filter((finding) => isSelected(finding.path)),
];

export const places: Rule = { names: ["place", "identity-release"], kind: "site", check: placeRule };

const ROUTE = /\broute: "(\/[^"]*)"/g;

/** Every `route: "/…"` in a file of code leads to a page. A site without pages has no routes yet. */
export function routeFindings(file: string, text: string, pages: readonly LinkedPage[]): Finding[] {
  const routes = new Set(pages.map((page) => routeOf(page)));
  if (routes.size === 0) return [];
  return [...text.matchAll(ROUTE)].flatMap(({ 0: match, 1: route = "", index }) => {
    if (routes.has(route)) return [];
    const near = nearest(route, routes);
    return [
      {
        path: file,
        rule: "place",
        ...positionOf(text, index + match.indexOf("/")),
        message: `There is no page at "${route}".`,
        fix: near === undefined ? "write the route of a page." : `write "${near}".`,
      },
    ];
  });
}

/** Pages link to terms of the glossary, so a glossary needs its page. */
function glossaryFindings(pages: readonly LinkedPage[]): Finding[] {
  if (pages.length === 0 || loadFacts("glossary").every(({ names }) => names?.length === 0)) return [];
  if (pages.some((page) => routeOf(page) === GLOSSARY_ROUTE)) return [];
  const message = `Pages link to terms of the glossary, but there is no page at "${GLOSSARY_ROUTE}".`;
  const fix = "add the page, or remove the terms.";
  return [{ path: factPath("glossary"), rule: "place", line: 1, column: 1, message, fix }];
}

/** The release of an identity is one whose facts the site has. */
export function releaseFindings(
  identities: readonly { readonly slug: string; readonly release: string }[],
  text: (file: string) => string,
): Finding[] {
  return identities.flatMap(({ slug, release }) => {
    if (KNOWN_RELEASES.includes(release)) return [];
    const file = `src/product/${slug}.ts`;
    const source = text(file);
    return [
      {
        path: file,
        rule: "identity-release",
        ...positionOf(source, Math.max(0, source.search(/\brelease: /))),
        message: `"${release}" is not a known release.`,
        fix: `add it to "known" in ${factPath("releases")}, or write one of ${KNOWN_RELEASES.join(", ")}.`,
      },
    ];
  });
}
