/** The answers to the feedback question (`Feedback`). */
import { REPORT_LINK } from "../../lib/early";

/**
 * Shows thanks in place of the feedback question and its answers, and moves focus there. After "No" the report link follows.
 *
 * @param answer the button that was pressed
 */
export function thankForFeedback(answer: HTMLElement): void {
  const [question, answers, thanks] = answer.closest('[role="group"]')?.children ?? [];
  if (!(thanks instanceof HTMLElement)) return;
  for (const part of [question, answers]) if (part instanceof HTMLElement) part.hidden = true;
  thanks.textContent = "Thanks for your feedback!";
  const link = answer.dataset["answer"] === "no" ? document.querySelector(REPORT_LINK) : null;
  if (link) thanks.append(" ", link.cloneNode(true));
  thanks.focus();
}
