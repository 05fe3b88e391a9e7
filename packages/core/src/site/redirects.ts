import { isMap, isScalar, parseDocument, type Document } from "yaml";
import { syntaxProblem, type FactProblem, type Position } from "../facts/problems";
import type { ProductIdentity } from "../product/identity";
import { CHAT_ROUTE } from "../product/chat";
import { currentSite } from "./current";
import { siteFile } from "./siteFile";
import type { Redirect } from "../lib/redirect";
import { positionOf } from "../report";

/** The file with the redirects of a site, from the project root: YAML lines of the form `/from: /to`. */
export const REDIRECTS_FILE = "redirects.yaml";

/** A line of the file, and where its parts are in the text. */
export interface RedirectLine extends Redirect {
  readonly from: string;
  readonly to: string;
  /** Offsets of the whole line, without the line break. */
  readonly start: number;
  readonly end: number;
  /** Offset of `to`. */
  readonly toStart: number;
}

/** The lines of a redirect file, in order; lines that are not a pair of texts are omitted. */
export function redirectLines(text: string): readonly RedirectLine[] {
  const { contents } = documentOf(text);
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar<string>(key) || !isScalar<string>(value)) return [];
    return [
      {
        from: key.value,
        to: value.value,
        start: key.range[0],
        end: value.range[1],
        toStart: value.range[0],
      },
    ];
  });
}

function documentOf(text: string): Document.Parsed {
  return parseDocument(text, { schema: "failsafe", logLevel: "error", uniqueKeys: false });
}

/** What is wrong with the file as a whole, or with its first line that is no pair of texts. */
export function redirectFileProblem(text: string): FactProblem | undefined {
  const at = (offset: number): Position => positionOf(text, offset);
  const document = documentOf(text);
  const { contents } = document;
  const unread = syntaxProblem(text, document, at);
  if (unread !== undefined || contents === null) return unread;
  const fix = "write lines of the form /old/address: /new/address.";
  if (!isMap(contents)) return { ...at(contents.range[0]), message: "This is not a list of redirects.", fix };
  const other = contents.items.find(({ value }) => !isScalar(value));
  return other && { ...at(other.key.range[0]), message: "This redirect is not a pair of addresses.", fix };
}

/** The redirects of the site of this process: those of its file, and the one to the chat of the product. */
export function siteRedirects(): readonly Redirect[] {
  const { product } = currentSite();
  return redirectsIn(siteFile(REDIRECTS_FILE), product);
}

/** The redirects in a text of the file, and the one to the chat of a product. */
export function redirectsIn(text: string, { links }: Pick<ProductIdentity, "links">): readonly Redirect[] {
  const chat = links.chat === undefined ? [] : [{ from: CHAT_ROUTE, to: links.chat }];
  return [...chat, ...redirectLines(text).map(({ from, to }) => ({ from, to }))];
}
