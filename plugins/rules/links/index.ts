import { findingAtText, headingsOf, type Page } from "../../page";
import type { Finding } from "../../report";
import type { Site } from "../site";
import { linksOf, type PageLink } from "./address";
import { nearestId, nearestRoute, resolve, targetsOf, type Targets } from "./targets";

/** Addresses with a scheme lead out of the site; nobody can check them without the network. */
const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Every link of the asked pages that stays inside the site leads to a page, and its hash to a heading there. */
export function linkRule(pages: readonly Page[], site: Site, asked: readonly Page[]): Finding[] {
  const targets = targetsOf(pages, site);
  return asked.flatMap((page) =>
    linksOf(page, site.components).flatMap((link) => linkFindings(page, link, targets)),
  );
}

function linkFindings(page: Page, link: PageLink, targets: Targets): Finding[] {
  if (OUTSIDE.test(link.url)) return [];
  if (link.url === "") return [empty(page, link)];
  const [, pathname = "", hash = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link.url) ?? [];
  const target = resolve(pathname, page, targets);
  if (target === undefined) return [broken(page, link, pathname, targets)];
  if (target === "other" || hash === "" || headingsOf(target).ids.has(hash)) return [];
  return target.problems.length > 0 ? [] : [noHeading(page, link, hash, target)];
}

function empty(page: Page, { node }: PageLink): Finding {
  const message = "The link has no address.";
  return findingAtText(page, node, "", { rule: "link", message, fix: "write the address, or plain text." });
}

function broken(page: Page, { raw, node }: PageLink, pathname: string, targets: Targets): Finding {
  const near = nearestRoute(pathname, page, targets);
  const fix = near ? `write "${near}".` : "write the route of a page, or remove the link.";
  const message = `"${raw}" leads to no page.`;
  return findingAtText(page, node, raw, { rule: "link", message, fix });
}

function noHeading(page: Page, { raw, node }: PageLink, hash: string, target: Page): Finding {
  const near = nearestId(hash, target);
  const before = raw.slice(0, raw.indexOf("#"));
  const fix = near ? `write "${before}#${near}".` : `write "${before}" alone, or an id of ${target.path}.`;
  const message = `"#${hash}" is no heading of ${target.path}.`;
  return findingAtText(page, node, raw, { rule: "anchor", message, fix });
}
