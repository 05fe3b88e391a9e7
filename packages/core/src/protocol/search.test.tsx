import { opensSearch } from "./search";

/** True if a key press opens search; `on` is the markup of the element that has focus. */
function opens(keys: KeyboardEventInit, on = "<p></p>"): boolean {
  document.body.innerHTML = on;
  const target = document.body.querySelector("[autofocus]") ?? document.body.firstElementChild;
  let is: boolean | undefined;
  document.body.addEventListener("keydown", (event) => (is = opensSearch(event)), { once: true });
  target?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...keys }));
  return is === true;
}

test.each<readonly [KeyboardEventInit, boolean]>([
  [{ key: "k", ctrlKey: true }, true],
  [{ key: "k", metaKey: true }, true],
  [{ key: "K", ctrlKey: true }, true],
  [{ key: "k" }, false],
  [{ key: "j", ctrlKey: true }, false],
  [{ key: "k", ctrlKey: true, shiftKey: true }, false],
  [{ key: "k", ctrlKey: true, altKey: true }, false],
  // A Russian layout; one where the key K types another Latin letter.
  [{ key: "\u043b", code: "KeyK", ctrlKey: true }, true],
  [{ key: "t", code: "KeyK", ctrlKey: true }, false],
  [{ key: "/" }, true],
  [{ key: "/", shiftKey: true }, true],
  [{ key: "/", ctrlKey: true }, false],
])("1.2 %j opens search: %s", (keys, is) => {
  expect(opens(keys)).toBe(is);
});

test.each([
  "<input>",
  "<textarea></textarea>",
  "<select></select>",
  "<p contenteditable></p>",
  "<dialog open><button autofocus></button></dialog>",
])("a slash in %s is text", (on) => {
  expect(opens({ key: "/" }, on)).toBe(false);
});

test("events without a key, as browsers send them when they fill in forms, do no harm", () => {
  expect(opensSearch(new Event("keydown") as KeyboardEvent)).toBe(false);
});
