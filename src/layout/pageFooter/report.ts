import type { Action } from "../../lib/early";

const LINK = `[data-act="${"report" satisfies Action}"]`;
/** Parameters in which code hosts take the text of an issue. */
const BODIES = ["body", "issue[description]"];
/** More of a selection is cut: addresses of a few thousand characters are refused by some hosts. */
const MAX_SELECTED_CHARS = 500;

/** Addresses as they were rendered, by link. */
const rendered = new WeakMap<Element, string>();

/**
 * Adds to the prepared issue what the reader has selected and under which heading it stands, when they point at the link or
 * move focus to it. Values that the reader has set are left out: issues are public. Works on the markup of `ReportLink`.
 */
export function addSelectionToReport({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
  if (!link) return;
  const original = rendered.get(link) ?? link.href;
  rendered.set(link, original);
  const url = new URL(original);
  const name = BODIES.find((body) => url.searchParams.has(body));
  const details = selectionDetails();
  if (name) url.searchParams.set(name, `${url.searchParams.get(name) ?? ""}${details}`);
  link.href = url.href;
}

/** The selected words as a quotation, under the address of the heading before them; empty without a selection. */
function selectionDetails(): string {
  const selection = window.getSelection();
  const article = document.querySelector("article");
  if (!selection || selection.isCollapsed || !article?.contains(selection.anchorNode)) return "";
  const range = selection.getRangeAt(0);
  const text = withoutOwnValues(selection.toString(), range).trim();
  if (text === "") return "";
  const cut = text.length > MAX_SELECTED_CHARS ? `${text.slice(0, MAX_SELECTED_CHARS)}…` : text;
  const quoted = cut.replace(/^/gm, "> ");
  const heading = [...article.querySelectorAll("h2[id], h3[id]")].findLast(
    (one) => range.comparePoint(one, 0) < 0 || one.contains(range.startContainer),
  );
  return `${heading ? `Heading: #${heading.id}\n\n` : ""}${quoted}\n\n`;
}

/** Puts the name of a value, such as `<token>`, where the reader's own one is selected, as a whole or in part. */
function withoutOwnValues(text: string, range: Range): string {
  for (const own of document.querySelectorAll<HTMLElement>("[data-var] > u")) {
    if (!range.intersectsNode(own)) continue;
    const part = document.createRange();
    part.selectNodeContents(own);
    if (own.contains(range.startContainer)) part.setStart(range.startContainer, range.startOffset);
    if (own.contains(range.endContainer)) part.setEnd(range.endContainer, range.endOffset);
    const selected = part.toString();
    const [name = ""] = own.parentElement?.dataset["var"]?.split(" ") ?? [];
    if (selected !== "") text = text.replaceAll(selected, `<${name}>`);
  }
  return text;
}
