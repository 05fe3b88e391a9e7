import { arrivalTarget, focusOnce } from "./arrival";

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1>Title</h1><h2 id="größe">Größe</h2><a id="link" href="/">Link</a></main>';
});

test.each([
  ["", "main"],
  ["#", "main"],
  ["#gone", "main"],
  ["#%E0%A4%A", "main"],
  ["#gr%C3%B6%C3%9Fe", "h2"],
])("1.12 the hash %j leads to %s", (hash, name) => {
  expect(arrivalTarget(document, hash)?.localName).toBe(name);
});

test("a heading takes focus and is plain again afterwards", () => {
  const heading = document.querySelector("h2") as HTMLElement;
  focusOnce(heading);
  expect(heading).toHaveFocus();
  document.getElementById("link")?.focus();
  expect(heading).not.toHaveAttribute("tabindex");
});

test("a control keeps its place in the tab order", () => {
  const link = document.getElementById("link") as HTMLElement;
  focusOnce(link);
  expect(link).toHaveFocus();
  expect(link.tabIndex).toBe(0);
});
