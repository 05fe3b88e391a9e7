import { stepsOf } from "../../plugins/content/verified/steps";
import { firstDifference } from "./compare";
import { destructiveWords } from "./plan";

test.each([
  ["sudo rm -rf /var/lib/x", ["rm"]],
  ["sudo /usr/bin/rm x", ["rm"]],
  ["peerloom logout", ["logout"]],
  ["docker compose down --volumes", ["down"]],
  ["sudo peerloom service uninstall", ["uninstall"]],
  ["curl -X DELETE https://api.example.com/peers/1", ["DELETE"]],
  ["kubectl -n x delete secret y", ["delete"]],
  ['sh -c "rm -r x; ls"', ["rm"]],
  ["if true; then peerloom down; fi", ["down"]],
  ["echo $(peerloom logout)", ["logout"]],
  ["find . -name x -delete", ["-delete"]],
  ["peerloom status", []],
  ["curl -o download.json https://example.com/remove-list", []],
])("%s", (commands, words) => {
  expect(destructiveWords(commands)).toEqual(words);
});

test("steps are the shell fences; output is the next text fence before a heading", () => {
  const source = [
    "## A",
    "   ```bash",
    "   one",
    "     two",
    "   ```",
    "It prints:",
    '   ```text title="Output"',
    "   1",
    "   ```",
    "```sh",
    "three",
    "```",
    "## B",
    "```text",
    "no output of three",
    "```",
    '```bash norun="on the phone"',
    "four",
    "```",
    "```powershell",
    "five",
    "```",
    "<CodeGroup>",
    '```bash title="Linux"',
    "six",
    "```",
    '```bash title="macOS"',
    "seven",
    "```",
    "</CodeGroup>",
    "```text",
    "6",
    "```",
  ].join("\n");
  expect(stepsOf(source)).toEqual([
    { line: 2, commands: "one\n  two", output: "1" },
    { line: 10, commands: "three" },
    { line: 24, commands: "six", output: "6" },
  ]);
});

test.each([
  ["addresses", "IP 10.0.0.1:51820 and [2001:db8::1]", "IP 100.92.3.4:1 and [fd00:4e42::2]"],
  ["versions", "Version: 0.77.1", "Version: 0.77.1-dev"],
  ["times", "Last: 2026-09-01T16:20:11.904Z, 12 minutes ago", "Last: 2026-11-23T10:00:00Z, 3 seconds ago"],
  [
    "keys",
    "Key: xTIBA5rboUvnH4htodjb6e697QjLERt1NAB4mZqp8Dg=",
    "Key: yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk=",
  ],
  ["amounts", "Transfer: 1.2 KiB in 35 ms", "Transfer: 880 B in 1.4s"],
  ["a part of a line", "Peers: <count> connected", "Peers: 3 of 4 connected"],
])("%s may differ", (_, expected, actual) => {
  expect(firstDifference(expected, actual)).toBeUndefined();
});

test.each([
  ["Peers: 3", "Peers: 4", 1],
  ["a\n…\nz", "a\nb\nc", 3],
  ["Management: Connected", "Management: Connected to https://vpn.example.com", 1],
  ["a\nb", "b\na", 1],
])("%j is not %j", (expected, actual, line) => {
  expect(firstDifference(expected, actual)?.line).toBe(line);
});

test("no output at all is the end of the output", () => {
  expect(firstDifference("a", "\n")).toEqual({ line: 1, expected: "a", actual: undefined });
});
