import { wrapLines } from "./lines";

const letters = (text: string): number => text.length;

it.each([
  ["one two three", 20, 2, ["one two three"]],
  ["one two three", 8, 2, ["one two", "three"]],
  ["one two three four", 8, 2, ["one two", "three…"]],
  ["one two three, four", 9, 2, ["one two", "three…"]],
  ["incomprehensibilities", 8, 2, ["incomprehensibilities"]],
  ["  spaces \n anywhere ", 30, 1, ["spaces anywhere"]],
  ["", 8, 2, []],
])("%j in lines of %i, at most %i: %j", (text, width, limit, lines) => {
  expect(wrapLines(text, letters, width, limit)).toEqual(lines);
});
