import fs from "node:fs";
import { addToMenu } from "./add";
import { readMenu } from "./read";

const TEXT = `export default {
  docs: [
    {
      type: "category",
      label: "Client",
      items: ["how-to/profiles"],
    },
    {
      type: "category",
      label: "Help",
      link: { type: "doc", id: "help" },
      items: [
        "help/one",
      ],
    },
  ],
};
`;

test("a page is added to its group, and nothing else changes", () => {
  expect(addToMenu("sidebars.ts", TEXT, "how-to/new", "Client")).toBe(
    TEXT.replace('"how-to/profiles"', '"how-to/profiles", "how-to/new"'),
  );
  expect(addToMenu("sidebars.ts", TEXT, "help/two", undefined)).toBe(
    TEXT.replace('"help/one"', '"help/one",\n        "help/two"'),
  );
});

test("an unknown group names the groups", () => {
  expect(() => addToMenu("sidebars.ts", TEXT, "x", "Nope")).toThrow('choose one of "Client", "Help"');
});

test("entries have their places", () => {
  expect(readMenu("sidebars.ts", TEXT).entries).toEqual([
    { id: "how-to/profiles", line: 6, column: 16 },
    { id: "help", line: 11, column: 33 },
    { id: "help/one", line: 13, column: 10 },
  ]);
});

test("a file without a menu has one mistake", () => {
  const { problems, isReadable } = readMenu("sidebars.ts", "const sidebars = { docs: [] };");
  expect(isReadable).toBe(false);
  expect(problems).toEqual([expect.objectContaining({ message: "The file exports no menu." })]);
});

test("a menu file takes a page", () => {
  const text = fs.readFileSync("test/smallSite/sidebars.ts", "utf8");
  const after = addToMenu("sidebars.ts", text, "how-to/new", "Client");
  expect(readMenu("sidebars.ts", after).entries).toHaveLength(
    readMenu("sidebars.ts", text).entries.length + 1,
  );
});
