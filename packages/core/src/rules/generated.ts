import type { Finding } from "../report";
import { idOf, sectionOfFile } from "../content/routes";
import { findingAt, type Source } from "../parse";
import { isReferencePage, SECTIONS } from "../sections";
import { pageFolderOf } from "../siteContent/folders";

type File = Pick<Source, "path">;

/** True for pages that a command writes, and their copies in versions and translations; their prose is checked where it comes from. */
export function isGenerated({ path }: File): boolean {
  return pageFolderOf(path)?.kind === "docs" && isReferencePage(sectionOfFile(path).id, idOf(path));
}

/** True for pages that the command writes again when the API description changes: copies stay as they are. */
export function isGeneratedAgain({ path }: File): boolean {
  return isGenerated({ path }) && SECTIONS.some(({ folder }) => path.startsWith(`${folder}/`));
}

/** A second id after the mark of a heading, as `docusaurus write-heading-ids` leaves it; the generator writes one mark. */
const SECOND_ID = /^#+ .*\{#.*\}[ \t]+\{(?:\/\*[ \t]*)?#/m;

/** One finding of a generated page whose headings somebody changed; undefined where nobody did. */
export function changedByHand(page: Source): Finding | undefined {
  const offset = isGeneratedAgain(page) ? page.text.search(SECOND_ID) : -1;
  if (offset === -1) return undefined;
  const message = "This page is generated, and its headings were changed by hand.";
  const fix = "run npm run api:generate, which writes it again from api/openapi.yaml.";
  return findingAt(page, offset, { rule: "heading-id", message, fix });
}
