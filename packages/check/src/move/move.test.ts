import fs from "node:fs";
import path from "node:path";
import { createCheck } from "../check";
import { formatFinding } from "docusaurus-waymark-core/report";
import { pathFilter } from "../command/report";
import { CONTEXT } from "../context";
import { makeSmallSite } from "@site/tools/lib/fullSite";
import { applyPlan } from "./apply";
import { mentionsOf } from "./affected";
import { planDelete, planMove } from "./movePage";
import { isPage, readProject } from "./project";
import { planRename } from "./renameHeading";
import type { MovePlan } from "./plan";
import type { Project } from "./project";

const SSH = "docs/how-to/ssh.mdx";
const NETWORKS = "docs/how-to/networks.mdx";
const REDIRECTS = "redirects.yaml";

// A plan reads and checks the pages of the whole project.

let folder = "";
let remove: () => void;

beforeAll(() => ({ folder, remove } = makeSmallSite()));
afterAll(() => remove());

/** Files that a test changes in the copy, with their text before; undefined for a new one. */
const touched = new Map<string, Buffer | undefined>();

function remember(file: string): void {
  const target = path.join(folder, file);
  const isFile = fs.statSync(target, { throwIfNoEntry: false })?.isFile() === true;
  if (!touched.has(file)) touched.set(file, isFile ? fs.readFileSync(target) : undefined);
}

/** The copy as it was before the test. */
function restore(): void {
  for (const [file, before] of touched) {
    const target = path.join(folder, file);
    if (before) fs.writeFileSync(target, before);
    else fs.rmSync(target, { force: true, recursive: true });
  }
  touched.clear();
}

const read = (file: string): string => fs.readFileSync(path.join(folder, file), "utf8");
const write = (file: string, text: string): void => {
  remember(file);
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};

/** Plans something on the copy and does it. */
function run(plan: (project: Project) => MovePlan): MovePlan {
  const project = readProject(folder);
  const made = plan(project);
  const { edits, moves, removed } = made;
  for (const file of [
    ...edits.map((edit) => edit.path),
    ...moves.flatMap(({ from, to }) => [from, to]),
    ...removed,
  ])
    remember(file);
  applyPlan(made, project);
  return made;
}

/** One for all copies: most of their pages are the same, and are read once. */
const check = createCheck(CONTEXT, "build");

/** Findings with which a build of the copy would stop, in some files or in all. */
function findings(...files: readonly string[]): string[] {
  const { pages: sources, site } = readProject(folder);
  const { findings: found } = check({ sources, site }, pathFilter(files));
  // Facts and the redirects of the handbook are read once in a process, from the project itself.
  return found
    .filter(({ rule, message }) => rule !== "fact" && !message.startsWith("/handbook"))
    .map(formatFinding);
}

/** Files that a plan changed, where they are now. */
function filesOf({ edits, moves, removed }: MovePlan): string[] {
  const files = new Set([...edits.map((edit) => edit.path), ...moves.map(({ to }) => to)]);
  return [...files].filter((file) => !removed.includes(file) && !moves.some(({ from }) => from === file));
}

/** Texts of all pages of the copy. */
const pages = (): ReadonlyMap<string, string> =>
  new Map([...readProject(folder).texts].filter(([file]) => isPage(file)));

/** Pages and data that name an address. */
function named(address: string): string[] {
  const { texts, pages: all } = readProject(folder);
  const files = [...all.map((page) => page.path), "src/facts/glossary.yaml", "test/search/golden.json"];
  return files.filter((file) => texts.get(file)?.includes(address));
}

describe("on a copy of the project", () => {
  afterEach(restore);

  test("a moved page takes its menu entry, links, golden queries and glossary along, and sends old addresses on", () => {
    write("notes.ts", "// The page /how-to/networks has a drawing.\n");
    const before = named("/how-to/networks").length;
    const plan = run((project) => planMove(project, NETWORKS, "docs/use-cases/private-networks.mdx"));
    expect(findings(...filesOf(plan))).toEqual([]);
    expect(fs.existsSync(path.join(folder, NETWORKS))).toBe(false);
    expect(named("(/how-to/networks)")).toEqual([]);
    expect(named("/use-cases/private-networks").length).toBeGreaterThan(before / 2);
    expect(read("sidebars.ts")).toContain('"use-cases/private-networks"');
    expect(read("test/search/golden.json")).toContain('"/use-cases/private-networks');
    // No redirect ends at another one.
    expect(read(REDIRECTS)).toContain("/how-to/networks-concept: /use-cases/private-networks\n");
    expect(read(REDIRECTS)).toContain("/how-to/networks: /use-cases/private-networks\n");
    const left = mentionsOf(plan, readProject(folder));
    expect(left.map(({ path: file }) => file)).toContain("notes.ts");
  });

  test("translations move and go with their page; a version stays, and the plan says so", () => {
    const places = ["i18n/xx/docusaurus-plugin-content-docs/current", "versioned_docs/version-1.0"];
    const [translated = "", old = ""] = places.map((place) => `${place}/how-to/ssh.mdx`);
    write(translated, "---\ntitle: SSH\n---\n\nText.\n");
    write(old, "---\ntitle: SSH\n---\n\nText.\n");
    const moved = translated.replace("how-to/ssh", "use-cases/shell");
    const { advice } = run((project) => planMove(project, SSH, "docs/use-cases/shell.mdx"));
    expect([translated, moved, old].map((file) => fs.existsSync(path.join(folder, file)))).toEqual([
      false,
      true,
      true,
    ]);
    expect(advice[0]).toContain(`${old} stays where it is`);
    expect(() => planMove(readProject(folder), "docs/use-cases/shell.mdx", "api/shell.mdx")).toThrow(
      `${moved} translates the page. Fix: move the page within docs`,
    );
    run((project) => planDelete(project, "docs/use-cases/shell.mdx", "/how-to/networks#parts"));
    expect(fs.existsSync(path.join(folder, moved))).toBe(false);
  });

  test("a page that moves back leaves every page as it was, and one redirect", () => {
    const before = pages();
    run((project) => planMove(project, SSH, "docs/use-cases/shell.mdx"));
    run((project) => planMove(project, "docs/use-cases/shell.mdx", SSH));
    expect(pages()).toEqual(before);
    expect(read(REDIRECTS)).toContain("/use-cases/shell: /how-to/ssh\n");
    expect(read(REDIRECTS)).not.toMatch(/^\/how-to\/ssh:/m);
  });

  test("what a page has from its own folder follows it: images, parts of pages, relative links, live examples", () => {
    const lines = [
      'import Note from "../_shared-note.mdx";',
      "",
      "<Note />",
      "",
      "![A map](./map.svg) and [another](./other.mdx#part) and [here](#own-part).",
      "",
      "````mdx live",
      "See [SSH](/how-to/ssh#own-part).",
      "````",
      "",
      "## Own part",
    ];
    write("docs/how-to/map.svg", '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
    write(SSH, `${read(SSH)}\n${lines.join("\n")}\n`);
    const other = [
      "---",
      "title: Other",
      "pagination_next: how-to/ssh",
      "unlisted: true",
      "---",
      "",
      "## Part",
      "",
    ];
    write("docs/how-to/other.mdx", other.join("\n"));
    run((project) => planMove(project, SSH, "docs/use-cases/shell/first.mdx"));
    const moved = read("docs/use-cases/shell/first.mdx");
    expect(moved).toContain('from "../../_shared-note.mdx"');
    expect(moved).toContain(
      "![A map](../../how-to/map.svg) and [another](/how-to/other#part) and [here](#own-part).",
    );
    expect(moved).toContain("See [SSH](/use-cases/shell/first#own-part).");
    expect(read("docs/how-to/other.mdx")).toContain("pagination_next: use-cases/shell/first");
    const plan = run((project) => planMove(project, "docs/_shared-note.mdx", "docs/use-cases/_note.mdx"));
    expect(read("docs/use-cases/shell/first.mdx")).toContain('from "../_note.mdx"');
    expect(findings(...filesOf(plan))).toEqual([]);
  });

  test("a folder takes its pages along: what they have from each other stays, links and redirects follow", () => {
    const page = (title: string, text: string): string =>
      `---\ntitle: ${title}\nunlisted: true\n---\n\n${text}\n`;
    write("docs/pair/map.svg", '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
    write(
      "docs/pair/one.mdx",
      page("One", "![A map](map.svg), [two](./two.mdx#part), [SSH](../how-to/ssh.mdx)."),
    );
    write("docs/pair/two.mdx", page("Two", "## Part\n\n[One](/pair/one) and ![a map](/img/a.svg)."));
    write(SSH, `${read(SSH)}\n[Two](/pair/two#part), ![a map](../pair/map.svg).\n`);
    run((project) => planMove(project, "docs/pair", "docs/use-cases/both"));
    expect(read("docs/use-cases/both/one.mdx")).toContain(
      "![A map](map.svg), [two](./two.mdx#part), [SSH](/how-to/ssh).",
    );
    expect(read("docs/use-cases/both/two.mdx")).toContain("[One](/use-cases/both/one)");
    expect(read(SSH)).toContain("[Two](/use-cases/both/two#part), ![a map](../use-cases/both/map.svg).");
    expect(read(REDIRECTS)).toContain("\n/pair/one: /use-cases/both/one\n/pair/two: /use-cases/both/two\n");
    expect(fs.existsSync(path.join(folder, "docs/pair"))).toBe(false);
    const again = (to: string) => () => planMove(readProject(folder), "docs/use-cases/both", to);
    expect(again("docs/how-to")).toThrow("docs/how-to already exists. Fix: choose another folder.");
    expect(again("api/both")).toThrow("Fix: move one page at a time.");
  });

  test("a page goes to the menu of the other section, and its texts in the API description go along", () => {
    const plan = run((project) =>
      planMove(project, "docs/how-to/delete-account.mdx", "api/guides/delete-account.mdx", "Guides"),
    );
    expect(findings(...filesOf(plan))).toEqual([]);
    expect(read("sidebarsApi.ts")).toContain('"guides/delete-account"');
    expect(read("sidebars.ts")).not.toContain("delete-account");
    expect(read("api/openapi.yaml")).toContain("(/api/guides/delete-account)");
    expect(plan.advice[0]).toContain("npm run api:generate");
  });

  test("a renamed heading keeps its old id as an anchor, and links and panels of tabs follow", () => {
    const tabs = ['<Tabs groupId="x">', '<TabItem value="a">', "A", "</TabItem>", "</Tabs>"];
    write(SSH, read(SSH).replace(/^(## Turn on SSH for a machine)$/m, `$1\n\n${tabs.join("\n")}`));
    run((project) => planRename(project, SSH, "turn-on-ssh-for-a-machine", "Allow SSH with {{product}}"));
    expect(read(SSH)).toContain("\n## Allow SSH with {{product}}\n");
    const front = /^anchors: .*$/m.exec(read(SSH))?.[0];
    expect(front).toContain('turn-on-ssh-for-a-machine: "allow-ssh-with-{{slug}}"');
    expect(front).toContain('turn-on-ssh-for-a-machine-a: "allow-ssh-with-{{slug}}-a"');
    expect(named("#turn-on-ssh-for-a-machine")).toEqual([]);
    expect(named("/how-to/ssh#allow-ssh-with-{{slug}}")).not.toEqual([]);
    expect(findings(SSH).filter((finding) => !finding.includes(" tabs:"))).toEqual([]);
  });

  test("old ids follow a second renaming, and renaming back leaves the page as it was", () => {
    const before = pages();
    run((project) => planRename(project, SSH, "next", "Where to go"));
    run((project) => planRename(project, SSH, "where-to-go", "What now"));
    expect(/^anchors: .*$/m.exec(read(SSH))?.[0]).toMatch(/next: what-now,.* where-to-go: what-now/);
    run((project) => planRename(project, SSH, "what-now", "Next"));
    expect(/^anchors: .*$/m.exec(read(SSH))?.[0]).toMatch(/where-to-go: next, what-now: next/);
    expect(read(SSH).replace(/^anchors: .*\n/m, "")).toBe(before.get(SSH)?.replace(/^anchors: .*\n/m, ""));
    expect(findings(SSH)).toEqual([]);
  });

  test("of two headings with the same words the other one keeps its id, and a title has an id too", () => {
    const both = "## Twice\n\nOne.\n\n## Part\n\n### Twice\n\nTwo.\n\n## Next";
    write(SSH, read(SSH).replace("## Next", both));
    run((project) => planRename(project, SSH, "twice", "Once"));
    expect(read(SSH)).toContain("### Twice {#twice-2}");
    expect(read(SSH)).toMatch(/anchors: .*twice: once/);
    run((project) => planRename(project, SSH, "ssh", "Secure shell: SSH"));
    expect(read(SSH)).toContain('title: "Secure shell: SSH"');
    expect(read(SSH)).toMatch(/anchors: .*ssh: secure-shell-ssh/);
    expect(findings(SSH)).toEqual([]);
  });

  test("a heading with an id of its own changes its words alone", () => {
    write(SSH, read(SSH).replace("## Next", "## Next {#next}"));
    const plan = run((project) => planRename(project, SSH, "next", "Read on"));
    expect(plan.edits).toHaveLength(1);
    expect(read(SSH)).toContain("## Read on {#next}");
  });

  test("the place that was named answers for a deleted page", () => {
    const plan = run((project) =>
      planDelete(project, "docs/how-to/access-home-network.mdx", "/how-to/cli#global-flags"),
    );
    expect(fs.existsSync(path.join(folder, "docs/how-to/access-home-network.mdx"))).toBe(false);
    // The group of the menu had no other page.
    expect(read("sidebars.ts")).not.toContain('label: "Homelab"');
    expect(read(REDIRECTS)).toContain("/how-to/access-home-network: /how-to/cli#global-flags\n");
    expect(named("(/how-to/access-home-network")).toEqual([]);
    expect(findings(...filesOf(plan))).toEqual([]);
  });
});

describe("refused, with the fix", () => {
  let original: Project;
  beforeAll(() => (original = readProject(folder)));

  const to = "docs/how-to/other.mdx";
  const move = (from: string, target: string) => (project: Project) => planMove(project, from, target);
  const rename = (id: string, words: string) => (project: Project) => planRename(project, SSH, id, words);
  const drop = (place: string) => (project: Project) => planDelete(project, SSH, place);

  test.each<[string, (project: Project) => MovePlan, string]>([
    [
      "a page that is not there",
      move("docs/how-to/shh.mdx", to),
      "no page docs/how-to/shh.mdx. Fix: write docs/how-to/ssh.mdx.",
    ],
    [
      "a taken file",
      move(SSH, "docs/how-to/cli.mdx"),
      "docs/how-to/cli.mdx already exists. Fix: choose another file.",
    ],
    ["a taken address", move(SSH, "docs/how-to/cli/index.mdx"), "docs/how-to/cli.mdx already exists."],
    [
      "an address that sends elsewhere",
      move(SSH, "docs/how-to/networks-concept.mdx"),
      "redirects to another page. Fix:",
    ],
    [
      "a generated page",
      move("api/resources/peers.mdx", to),
      "is generated from api/openapi.yaml. Fix: change the tag there",
    ],
    ["a target that is generated", move(SSH, "api/resources/ssh.mdx"), "Fix: choose another folder."],
    ["a name that is no address", move(SSH, "docs/how*to/ssh.mdx"), '"/how*to/ssh" is not an address.'],
    ["a route", move("/how-to/ssh", to), "There is no page /how-to/ssh. Fix: write docs/how-to/ssh.mdx."],
    ["a route as target", move(SSH, "/how-to/x"), "Fix: write docs/how-to/x.mdx."],
    ["a folder as target", move(SSH, "api/guides/"), "Fix: write api/guides/ssh.mdx."],
    ["a target without an extension", move(SSH, "how-to/x"), "Fix: write docs/how-to/x.mdx."],
    ["a misspelled page for links", drop("/how-to/clii#x"), 'Fix: write --to "/how-to/cli#heading".'],
    ["no heading for links", drop("/how-to/cli"), 'Fix: add --to "/how-to/cli#heading".'],
    ["a target that is no page", move(SSH, "src/ssh.ts"), "is not the path of a page. Fix: write docs/….mdx"],
    ["a page that would be a part of pages", move(SSH, "docs/_ssh.mdx"), "Fix: keep the underscore as it is"],
    ["the first page of a section", move("docs/index.mdx", to), "Fix: leave it where it is."],
    [
      "a heading that is not there",
      rename("if-a-login-fail", "On"),
      'ssh.mdx has no heading "#if-a-login-fail". Fix: write #if-a-login-fails.',
    ],
    [
      "words of another heading",
      rename("if-a-login-fails", "Turn on SSH for a machine"),
      'already has the id "turn-on-ssh-for-a-machine".',
    ],
    ["no words", rename("next", " "), "The new text of the heading is missing."],
    ["no place for a deleted page", drop(""), 'Fix: add --to "/route#heading".'],
    [
      "a place on a page that is not there",
      drop("/how-to/nothing#x"),
      "/how-to/nothing is not the route of another page.",
    ],
    [
      "a heading that another page lacks",
      drop("/how-to/cli#nxt"),
      'has no heading "#nxt". Fix: write #next.',
    ],
    [
      "a page that a group of the menu links to",
      (project) => planDelete(project, "docs/how-to/installation.mdx", "/how-to/cli#next"),
      "Fix: change that group by hand first.",
    ],
  ])("%s", (_, plan, message) => {
    expect(() => plan(original)).toThrow(message);
  });
});
