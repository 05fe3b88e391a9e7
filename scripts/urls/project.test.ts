import fs from "node:fs";
import { LedgerProject } from "./project.fixture";

const SSH = "docs/how-to/ssh.mdx";
const PAGES = [
  SSH,
  "docs/how-to/networks.mdx",
  "docs/how-to/manage-network-access.mdx",
  "docs/how-to/cli.mdx",
];

let project: LedgerProject;
beforeEach(async () => (project = await LedgerProject.of(PAGES)));
afterEach(() => fs.rmSync(project.siteDir, { recursive: true }));

/** The line that a finding gives to paste. */
const toPaste = (finding: string | undefined): string => /(anchors: )?\{ .*$/.exec(finding ?? "")?.[0] ?? "";

test("a release without a change passes, and the ledger has every page and heading", async () => {
  expect(await project.build()).toEqual([]);
  expect(project.ledger).toContain("\n/how-to/ssh\n/how-to/ssh#");
  expect(project.ledger).toContain("/how-to/ssh#turn-on-ssh-for-a-machine\n");
});

test("a renamed heading stops the build, and the printed line of front matter fixes it", async () => {
  project.change(SSH, "## Turn on SSH for a machine", "## Switch on SSH for a machine");
  const findings = await project.build();
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(
    `${SSH}:1:1 lost-anchor: /how-to/ssh lost #turn-on-ssh-for-a-machine of the last release. ` +
      "Fix: add the new heading to the front matter: anchors: { ",
  );
  expect(findings[0]).toContain("turn-on-ssh-for-a-machine: switch-on-ssh-for-a-machine }");
  project.frontMatter(SSH, toPaste(findings[0]));
  expect(await project.build()).toEqual([]);
});

test("a page without old ids gets its first line of them", async () => {
  const file = PAGES.find((page) => !/^anchors:/m.test(project.read(page))) ?? "";
  const [, title = ""] = /^## ([^{\n]+)$/m.exec(project.read(file)) ?? [];
  project.change(file, `## ${title}`, `## ${title}, told again`);
  const findings = await project.build();
  expect(findings).toHaveLength(1);
  expect(toPaste(findings[0])).toMatch(/^anchors: \{ (\S+): \1-told-again \}$/);
  project.frontMatter(file, toPaste(findings[0]));
  expect(await project.build()).toEqual([]);
});

test("a moved page stops the build, and the printed redirect fixes it", async () => {
  project.write("docs/how-to/secure-shell.mdx", project.read(SSH));
  project.remove(SSH);
  const findings = await project.build();
  expect(findings).toEqual([
    expect.stringMatching(
      /^urls\.ledger:\d+:1 lost-page: The page \/how-to\/ssh of the last release is gone\./,
    ),
  ]);
  expect(toPaste(findings[0])).toBe('{ from: "/how-to/ssh", to: "/how-to/secure-shell" },');
  project.redirect(toPaste(findings[0]));
  expect(await project.build()).toEqual([]);
});

test("a deleted page stops the build at its line of the ledger, and the printed redirect leads to a place that exists", async () => {
  project.remove(SSH);
  const findings = await project.build();
  expect(findings).toHaveLength(1);
  const line = Number(findings[0]?.split(":")[1]);
  expect(project.ledger.split("\n")[line - 1]).toBe("/how-to/ssh");
  expect(toPaste(findings[0])).toMatch(/^\{ from: "\/how-to\/ssh", to: "\/how-to\/[a-z]+#[a-z-]+" \},$/);
  project.redirect(toPaste(findings[0]));
  expect(await project.build()).toEqual([]);
});

test.each([
  ["to nothing", ['{ from: "/old", to: "/gone" },'], "/old leads to nothing: /gone is no page."],
  [
    "to a heading that is not there",
    ['{ from: "/old", to: "/how-to/ssh#nowhere" },'],
    "/old leads to nothing: /how-to/ssh has no heading #nowhere.",
  ],
  [
    "in a chain",
    ['{ from: "/old", to: "/older" },', '{ from: "/older", to: "/how-to/ssh" },'],
    '/old leads to /older, which is redirected again. Fix: write { from: "/old", to: "/how-to/ssh" },',
  ],
  [
    "in a loop",
    ['{ from: "/old", to: "/older" },', '{ from: "/older", to: "/old" },'],
    "The redirect is a loop: /old to /older to /old. Fix: let /old lead to a page.",
  ],
])("a redirect %s stops the build at its line", async (_, lines, message) => {
  for (const line of lines) project.redirect(line);
  const [finding = ""] = await project.build();
  expect(finding).toContain(`src/navigation/redirects.ts:2:5 redirect: ${message}`);
});

test("the end of a chain that the finding names fixes it", async () => {
  project.redirect('{ from: "/old", to: "/older" },');
  project.redirect('{ from: "/older", to: "/how-to/ssh" },');
  const [finding] = await project.build();
  project.change("src/navigation/redirects.ts", '{ from: "/old", to: "/older" },', toPaste(finding));
  expect(await project.build()).toEqual([]);
});
