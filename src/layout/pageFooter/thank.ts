/** What the feedback question turns into after an answer. */
export const THANKS = "Thanks for your feedback!";

/** Adds the page's link to a prepared issue. */
function offerReport(thanks: HTMLElement): void {
  const link = document.querySelector('[data-act="report"]');
  if (link) thanks.append(" ", link.cloneNode(true));
}

/** Thanks for an answer: question and answers give way, focus is not lost. Works on the markup of `Feedback`. */
export function thank(answer: HTMLElement): void {
  const [question, answers, thanks] = answer.closest('[role="group"]')?.children ?? [];
  if (!(thanks instanceof HTMLElement)) return;
  for (const part of [question, answers]) if (part instanceof HTMLElement) part.hidden = true;
  thanks.textContent = THANKS;
  if (answer.dataset["answer"] === "no") offerReport(thanks);
  thanks.focus();
}
