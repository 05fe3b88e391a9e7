import type { MdNode } from "docusaurus-waymark-core/parse/tree";
import { isCommand, markCommands } from "./inlineCommands";

test.each([
  ["acme up", true],
  ["sudo -u postgres psql -c x", true],
  ["DEBUG=1 docker compose up -d", true],
  ["Get-Service Name", true],
  ["docker", false],
  ["acme: command not found", false],
  ["network_mode: host", false],
  ["networks list", false],
  ["constructor name", false],
  ["npm run …", false],
  ["", false],
])("%s is a command: %s", (code, expected) => {
  expect(isCommand(code, "acme")).toBe(expected);
});

test("commands in list items and cells are marked, and those in running text are not", () => {
  const code = (): MdNode => ({ type: "inlineCode", value: "ssh web-1" });
  const inside = (...types: string[]): MdNode =>
    types.reduceRight<MdNode>((child, type) => ({ type, children: [child] }), code());
  const root: MdNode = {
    type: "root",
    children: [
      inside("list", "listItem", "paragraph"),
      inside("table", "tableRow", "tableCell"),
      inside("paragraph"),
    ],
  };
  markCommands(root, undefined);
  const marks = JSON.stringify(root.children).match(/"data-command"|ssh/g);
  expect(marks).toEqual(["ssh", '"data-command"', "ssh", '"data-command"', "ssh"]);
});

test("the punctuation after a command stays with it", () => {
  const text: MdNode = { type: "text", value: "). Then" };
  const code: MdNode = { type: "inlineCode", value: "ssh web-1" };
  markCommands({ type: "root", children: [{ type: "listItem", children: [code, text] }] }, undefined);
  expect([code.data?.hProperties?.["data-command"], text.value]).toEqual([").", " Then"]);
});
