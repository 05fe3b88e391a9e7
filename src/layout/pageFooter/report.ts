import type { Act } from "../../lib/early";

const LINK = `[data-act="${"report" satisfies Act}"]`;
/** Parameters in which code hosts take the text of an issue. */
const BODIES = ["body", "issue[description]"];
/** More of a selection is cut: addresses of a few thousand characters are refused by some hosts. */
const MAX_SELECTED_CHARS = 500;

/** Addresses as they were rendered, by link. */
const rendered = new WeakMap<Element, string>();

/**
 * Adds to the prepared issue what the reader has selected and under which heading it stands, when they point at the link or
 * move focus to it. Works on the markup of `ReportLink`.
 */
export function fillReport({ target }: Event): void {
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
  const text = (selection?.toString() ?? "").trim();
  const article = document.querySelector("article");
  if (!selection || text === "" || !article?.contains(selection.anchorNode)) return "";
  const cut = text.length > MAX_SELECTED_CHARS ? `${text.slice(0, MAX_SELECTED_CHARS)}…` : text;
  const quoted = cut.replace(/^/gm, "> ");
  const range = selection.getRangeAt(0);
  const heading = [...article.querySelectorAll("h2[id], h3[id]")].findLast(
    (one) => range.comparePoint(one, 0) < 0 || one.contains(range.startContainer),
  );
  return `${heading ? `Heading: #${heading.id}\n\n` : ""}${quoted}\n\n`;
}
