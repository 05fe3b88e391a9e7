import { thankForFeedback } from "./answerFeedback";

test("after No the three reasons are a list of links to the prepared report", () => {
  document.body.innerHTML =
    '<a data-act="report" href="https://git.example/new?title=Page:+">Report</a>' +
    '<div role="group"><p></p><div><button data-answer="no"></button></div><div tabindex="-1"></div></div>';
  const [answer] = document.querySelectorAll("button");
  if (answer) thankForFeedback(answer);
  const reasons = [...document.querySelectorAll<HTMLAnchorElement>("ul > li > a")];
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    "Something is wrong",
    "Something is missing",
    "It is hard to follow",
  ]);
  expect(reasons[0]?.href).toContain("something+is+wrong");
  expect(document.querySelector('[tabindex="-1"]')).toHaveFocus();
});
