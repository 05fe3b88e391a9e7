import { formatFinding } from "../../report";
import type { MdNode } from "../tree";
import { markOldAnchors } from "./anchors";
import { collectHeadings } from "./collect";

function heading(title: string): MdNode {
  return { type: "heading", depth: 2, children: [{ type: "text", value: title }] };
}

/** Runs the rule on a page titled "SSH" with the headings "Connect" and "Log in". */
function mark(anchors: unknown, yaml = "title: SSH\nanchors:\n  old: connect") {
  const front: MdNode = { type: "yaml", value: yaml, position: { start: { line: 1, column: 1 } } };
  const root: MdNode = { type: "root", children: [front, heading("Connect"), heading("Log in")] };
  const { headings } = collectHeadings(root, "docs/ssh.mdx", "SSH");
  const input = { root, path: "docs/ssh.mdx", anchors, headings, titleId: "ssh" };
  const findings = markOldAnchors(input).map(formatFinding);
  return { findings, aliases: headings.map(({ node }) => node.data?.hProperties?.["aliases"]) };
}

test("old ids go to the headings that took their place", () => {
  expect(mark({ old: "connect", older: "connect", "sign-in": "log-in" })).toEqual({
    findings: [],
    aliases: ["old older", "sign-in"],
  });
});

test("pages without old ids stay as they are, and the title's are left to the layout", () => {
  expect(mark(undefined)).toEqual({ findings: [], aliases: [undefined, undefined] });
  expect(mark({ "ssh-access": "ssh" })).toEqual({ findings: [], aliases: [undefined, undefined] });
});

test("an old id that leads nowhere names the nearest heading, at its line", () => {
  expect(mark({ old: "conect" }).findings).toEqual([
    'docs/ssh.mdx:4:3 anchors: "old" leads to "conect", but this page has no such heading. Fix: write old: connect.',
  ]);
});

test("an id that a heading still has cannot be an old one", () => {
  expect(mark({ connect: "log-in" }, "anchors: { connect: log-in }").findings).toEqual([
    'docs/ssh.mdx:2:12 anchors: "connect" is the id of a heading on this page. ' +
      'Fix: remove "connect" from anchors, or give that heading another id.',
  ]);
});

test.each([[["old"]], ["old"], [null]])("%j is no list of old ids", (anchors) => {
  expect(mark(anchors).findings).toEqual([
    'docs/ssh.mdx:3:1 anchors: "anchors" is not a list of old and new ids. Fix: write anchors: { old-id: new-id }.',
  ]);
});

test("an old id has no spaces", () => {
  expect(mark({ "two words": "connect" }).findings[0]).toContain('The old id "two words" is not a valid id.');
});
