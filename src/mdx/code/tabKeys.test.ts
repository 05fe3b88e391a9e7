import { tabAfterKey } from "./tabKeys";

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 1, 0],
  ["ArrowLeft", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
] as const)("2.2 %s from tab %i of three leads to %i", (key, from, to) => {
  expect(tabAfterKey({ ...NONE, key }, from, 3)).toBe(to);
});

it.each(["ArrowUp", "ArrowDown", "PageDown", "Tab", "Enter", " ", "a"])(
  "2.2 %j stays with the browser",
  (key) => {
    expect(tabAfterKey({ ...NONE, key }, 1, 3)).toBeUndefined();
  },
);

it.each(["altKey", "ctrlKey", "metaKey", "shiftKey"] as const)(
  "2.2 an arrow with %s stays with the browser",
  (modifier) => {
    expect(tabAfterKey({ ...NONE, [modifier]: true, key: "ArrowLeft" }, 1, 3)).toBeUndefined();
  },
);
