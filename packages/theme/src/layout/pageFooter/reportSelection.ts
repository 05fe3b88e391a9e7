/**
 * Client module: the selected text goes into the issue that the link below a page prepares (`ReportLink`). It is not part of
 * the early script, because a reader who selects text has shown intent.
 */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { REPORT_LINK } from "docusaurus-waymark-core/protocol/attributes";

/** Query parameters for the text of an issue: GitHub and those that follow it, then GitLab. */
const BODY_PARAMS = ["body", "issue[description]"];
/** A longer selection is cut: some hosts refuse addresses of a few thousand characters. */
const MAX_SELECTED_CHARS = 500;

/** The address of each link without a selection. */
const originalHrefs = new WeakMap<Element, string>();

/**
 * Adds the selected text and the heading above it to the prepared issue. A listener for `pointerover` and `focusin`: it acts
 * on events of the report link. Values that the reader has set are omitted, because issues are public.
 */
function addSelectionToReport({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(REPORT_LINK) : null;
  if (!link) return;
  const original = originalHrefs.get(link) ?? link.href;
  originalHrefs.set(link, original);
  const url = new URL(original);
  const name = BODY_PARAMS.find((param) => url.searchParams.has(param));
  const details = selectionDetails();
  if (name) url.searchParams.set(name, `${url.searchParams.get(name) ?? ""}${details}`);
  link.href = url.href;
}

/** The selected text as a Markdown quotation, after the hash of the heading above it; empty without a selection. */
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
    (candidate) => range.comparePoint(candidate, 0) < 0 || candidate.contains(range.startContainer),
  );
  return `${heading ? `Heading: #${heading.id}\n\n` : ""}${quoted}\n\n`;
}

/** Replaces selected values of the reader, or parts of them, by the name of the value, such as `<token>`. */
function withoutOwnValues(text: string, range: Range): string {
  for (const value of document.querySelectorAll<HTMLElement>("[data-var] > u")) {
    if (!range.intersectsNode(value)) continue;
    const part = document.createRange();
    part.selectNodeContents(value);
    if (value.contains(range.startContainer)) part.setStart(range.startContainer, range.startOffset);
    if (value.contains(range.endContainer)) part.setEnd(range.endContainer, range.endOffset);
    const selected = part.toString();
    const [name = ""] = value.parentElement?.dataset["var"]?.split(" ") ?? [];
    if (selected !== "") text = text.replaceAll(selected, `<${name}>`);
  }
  return text;
}

if (ExecutionEnvironment.canUseDOM)
  for (const type of ["pointerover", "focusin"])
    window.addEventListener(type, addSelectionToReport, { passive: true });
