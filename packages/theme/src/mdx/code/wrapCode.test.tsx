import { render, screen } from "@testing-library/react";
import { CodeSingle } from "./CodeSingle";
import { markScrolling, wrapCode } from "../../ui/wrapCode";

const wrap = (): HTMLElement => screen.getByTitle("Wrap long lines");
const frame = (): HTMLElement | null => document.querySelector("[data-code]");

function show(widths: { readonly client: number; readonly scroll: number }): void {
  render(<CodeSingle language="bash" html="a long line" />);
  const pre = screen.getByRole("group");
  Object.defineProperty(pre, "clientWidth", { value: widths.client });
  Object.defineProperty(pre, "scrollWidth", { value: widths.scroll });
  markScrolling(pre);
}

it("long lines can be broken and let run on again", () => {
  show({ client: 300, scroll: 700 });
  expect(wrap()).toBeVisible();
  expect(wrap()).toHaveAttribute("aria-pressed", "false");
  wrapCode(wrap());
  expect(wrap()).toHaveAttribute("aria-pressed", "true");
  expect(frame()).toHaveAttribute("data-wrap");
  wrapCode(wrap());
  expect(frame()).not.toHaveAttribute("data-wrap");
});

it("code that fits has nothing to break", () => {
  show({ client: 300, scroll: 300 });
  expect(wrap()).not.toBeVisible();
});
