import type { Finding } from "../report";
import { findingAt, type Source } from "../parse";

/** Pages that the API description makes. */
const GENERATED = "api/resources/";

/** True for pages that a command writes; their prose is checked where it comes from. */
export function isGenerated({ path }: { readonly path: string }): boolean {
  return path.startsWith(GENERATED);
}

/** A second id after the mark of a heading, as `docusaurus write-heading-ids` leaves it; the generator writes one mark. */
const SECOND_ID = /^#+ .*\{#.*\}[ \t]+\{(?:\/\*[ \t]*)?#/m;

/** One finding of a generated page whose headings somebody changed; undefined where nobody did. */
export function changedByHand(page: Source): Finding | undefined {
  const offset = isGenerated(page) ? page.text.search(SECOND_ID) : -1;
  if (offset === -1) return undefined;
  const message = "This page is generated, and its headings were changed by hand.";
  const fix = "run npm run api:generate, which writes it again from api/openapi.yaml.";
  return findingAt(page, offset, { rule: "heading-id", message, fix });
}
