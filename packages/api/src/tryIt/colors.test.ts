import fc from "fast-check";
import { coloredPieces } from "./colors";

const colored = (...args: Parameters<typeof coloredPieces>): string[] =>
  coloredPieces(...args).flatMap(({ text, className }) => (className ? [`${className} ${text}`] : []));

test("keys, strings, words and numbers of JSON", () => {
  expect(colored('{ "a \\" b": "x: 1", "n": [-1.5e3, true, null] }', "json")).toEqual([
    'tk-p "a \\" b"',
    'tk-s "x: 1"',
    'tk-p "n"',
    "tk-n -1.5e3",
    "tk-n true",
    "tk-n null",
  ]);
});

test("the command, its options and its strings", () => {
  expect(
    colored("curl --fail-with-body -X PUT \\\n  'https://a.example/?x=--y' --data \"{}\"", "shell"),
  ).toEqual([
    "tk-f curl",
    "tk-p --fail-with-body",
    "tk-p -X",
    "tk-s 'https://a.example/?x=--y'",
    "tk-p --data",
    'tk-s "{}"',
  ]);
});

test("no character is lost or moved, whatever a reader types", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("json" as const, "shell" as const),
      (text, language) => {
        expect(
          coloredPieces(text, language)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      },
    ),
  );
});
