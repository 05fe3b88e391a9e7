import { readPage, type Page } from "docusaurus-waymark-core/parse";
import { resolveLink } from "../rules/links/targets";
import type { LinkedPage } from "docusaurus-waymark-core/rules/rule";
import { addressesIn, type AddressAt } from "../move/pageAddresses";
import { partsOf } from "../move/address";
import type { Workspace } from "./workspace";

/** A page with its current text in the editor. */
export function pageAt({ context }: Workspace, path: string, text: string): Page {
  return readPage({ path, text }, context);
}

/** The address at an offset of a page. */
export function addressAt(page: Page, offset: number): AddressAt | undefined {
  return addressesIn(page).find(({ start, end }) => start <= offset && offset <= end);
}

/** The page that a link leads to, and the id of the heading; empty for the page itself. */
export function targetOf(
  workspace: Workspace,
  page: Pick<Page, "path">,
  raw: string,
): { readonly page: LinkedPage; readonly id: string } | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(raw)) return undefined;
  const { pathname, id } = partsOf(raw, workspace.context.tokens);
  const target = resolveLink(pathname, page, workspace.targets());
  return target === undefined || target === "other" ? undefined : { page: target, id };
}
