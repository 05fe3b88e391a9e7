import type { LiveFinding } from "../report";
import { Overlay } from "./overlay";

const finding = (message: string): LiveFinding => ({
  ...{ path: "docs/a.mdx", line: 7, column: 3, rule: "term", message, fix: "write it.", route: "/a" },
});

function tree(): ShadowRoot {
  const root = document.querySelector("#content-check")?.shadowRoot;
  if (!root) throw new Error("There is no overlay.");
  return root;
}

const region = (): HTMLElement | null => tree().querySelector("section");
const button = (): HTMLElement | null => tree().querySelector("button");

beforeEach(() => document.body.replaceChildren());

test("a page without findings shows nothing", () => {
  new Overlay().show({ own: [], others: 4 });
  expect(region()).toBeNull();
  expect(tree().querySelector("[role=status]")).toHaveTextContent("");
});

test("findings have their place, what is wrong and the fix, and go away when fixed", () => {
  const overlay = new Overlay();
  overlay.show({ own: [finding("It is wrong.")], others: 2 });
  expect(region()).toHaveAttribute("role", "region");
  expect(region()).toHaveTextContent("7:3 term: It is wrong. Fix: write it.");
  expect(region()).toHaveTextContent("On other pages: 2.");
  expect(tree().querySelector("[role=status]")).toHaveTextContent("1 finding on this page");
  overlay.show({ own: [], others: 0 });
  expect(region()).toBeNull();
});

test("a list that was put away stays so until something new is found", () => {
  const overlay = new Overlay();
  overlay.show({ own: [finding("One.")], others: 0 });
  button()?.focus();
  button()?.click();
  expect(button()).toHaveAttribute("aria-expanded", "false");
  expect(tree().activeElement).toBe(button());
  overlay.show({ own: [finding("One.")], others: 1 });
  expect(region()).not.toHaveTextContent("7:3");
  overlay.show({ own: [finding("One."), finding("Two.")], others: 1 });
  expect(region()).toHaveTextContent("2 findings on this page");
  expect(region()).toHaveTextContent("7:3 term: Two.");
});

test("Escape puts the list away", () => {
  new Overlay().show({ own: [finding("One.")], others: 0 });
  button()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(button()).toHaveAttribute("aria-expanded", "false");
});
