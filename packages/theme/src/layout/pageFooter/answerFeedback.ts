/** The answers to the feedback question (`Feedback`). */
import { translate } from "@docusaurus/Translate";
import { REPORT_LINK } from "docusaurus-waymark-core/protocol/attributes";

/** Reasons that a reader may give why a page did not help. */
const REASONS = [
  translate({ id: "feedback.somethingIsWrong", message: "Something is wrong" }),
  translate({ id: "feedback.somethingIsMissing", message: "Something is missing" }),
  translate({ id: "feedback.itIsHardToFollow", message: "It is hard to follow" }),
];

/**
 * Shows thanks instead of the feedback question and its answers, and moves focus there. After "No" three reasons follow, each a
 * link to the prepared report.
 *
 * @param answer the button that was pressed
 */
export function thankForFeedback(answer: HTMLElement): void {
  const [question, answers, thanks] = answer.closest('[role="group"]')?.children ?? [];
  if (!(thanks instanceof HTMLElement)) return;
  for (const part of [question, answers]) if (part instanceof HTMLElement) part.hidden = true;
  thanks.textContent = translate({
    id: "feedback.thanksForYourFeedback",
    message: "Thanks for your feedback!",
  });
  const link =
    answer.dataset["answer"] === "no" ? document.querySelector<HTMLAnchorElement>(REPORT_LINK) : null;
  if (link)
    thanks.append(
      ` ${translate({ id: "feedback.whatShouldChange", message: "What should change?" })}`,
      listOf(REASONS.map((reason) => reportOf(link, reason))),
    );
  thanks.focus();
}

function listOf(links: readonly HTMLElement[]): HTMLElement {
  const list = document.createElement("ul");
  for (const link of links) list.appendChild(document.createElement("li")).append(link);
  return list;
}

/** A copy of the report link whose prepared issue has the reason in its title, the first field of the form. */
function reportOf(link: HTMLAnchorElement, reason: string): HTMLAnchorElement {
  const copy = link.cloneNode() as HTMLAnchorElement;
  const url = new URL(link.href);
  const [field = ["", ""]] = url.searchParams;
  url.searchParams.set(field[0], field[1] + reason.toLowerCase());
  copy.href = url.href;
  copy.textContent = reason;
  return copy;
}
