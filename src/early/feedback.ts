import { THANKS } from "../layout/pageFooter/words";

/** Thanks for an answer, as `Feedback` does: question and answers give way, focus is not lost. */
export function thank(answer: HTMLElement): void {
  const [question, answers, thanks] = answer.closest('[role="group"]')?.children ?? [];
  if (!(thanks instanceof HTMLElement)) return;
  for (const part of [question, answers]) if (part instanceof HTMLElement) part.hidden = true;
  thanks.textContent = THANKS;
  thanks.focus();
}
