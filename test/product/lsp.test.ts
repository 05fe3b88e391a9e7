import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Ajv } from "ajv";
import fc from "fast-check";
import {
  FileChangeType,
  type CodeAction,
  type CompletionItem,
  type Diagnostic,
  type Hover,
  type Location,
  type Range,
  type TextDocumentEdit,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import { readPage } from "docusaurus-waymark-core/parse";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import { isGenerated } from "docusaurus-waymark-core/rules/generated";
import { readProject } from "docusaurus-plugin-waymark-check/move/project";
import { peerloom } from "../../src/product/peerloom";
import { SEEDS } from "./seeds.fixture";
import { makeSmallSite } from "../../tools/lib/fullSite";
import { Client } from "../lsp/client";

const SSH = "docs/how-to/ssh.mdx";
/** An unsaved text of that page, as short as can be, because it is checked after every change. */
const PAGE = `---
title: "SSH"
description: "Turn on the SSH server of a machine, and decide who may log in to which account."
release: 0.77.1
---

## Turn on SSH for a machine

The client has an SSH server built in.

## Next
`;

const site = makeSmallSite();
const textOf = (file: string): string => fs.readFileSync(path.join(site.folder, file), "utf8");
const uriOf = (file: string): string => client.uriOf(file);

let client: Client;
beforeAll(async () => {
  client = new Client(site.folder, {
    workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ["rename"] } },
  });
  await client.start();
});
afterAll(async () => {
  expect(await client.stop()).toBe(0);
  site.remove();
});

/** The findings of a file, each as a line, by the entrances that do not run in an editor; `errors` are those of the check but advice. */
function answersIn(
  folder: string,
  file: string,
): Readonly<Record<"check" | "errors" | "start" | "build", readonly string[]>> {
  const script = path.resolve("test/lsp/entrances.fixture.ts");
  const args = [
    "-r",
    "docusaurus-waymark-core/site.cjs",
    path.join(folder, path.relative(process.cwd(), script)),
    file,
  ];
  fs.cpSync(script, args[2] ?? "");
  return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" })) as ReturnType<
    typeof answersIn
  >;
}

/** The page with lines at its end. */
const withLines = (...lines: readonly string[]): string => `${PAGE}\n${lines.join("\n")}\n`;

const inShort = ({ range, code, message }: Diagnostic): string =>
  `${range.start.line + 1}:${range.start.character + 1} ${String(code)}: ${message as string}`;

describe("findings", () => {
  it("tell which headings of the last release a page has lost", async () => {
    const ledger = path.join(site.folder, "urls.ledger");
    fs.writeFileSync(ledger, "/how-to/ssh\n/how-to/ssh#gone\n");
    const [found] = await client.show(SSH, PAGE);
    fs.writeFileSync(ledger, "");
    expect(found).toMatchObject({ code: "lost-anchor" });
    expect(found?.message).toContain("/how-to/ssh lost #gone of the last release.");
  });

  it("in the list of redirects and in the golden queries are those of the check", async () => {
    const golden = "test/search/golden.json";
    const wrong = '{ "find": [{ "query": "a", "expect": "/how-to/shh" }], "nothing": [] }';
    expect(await client.show(golden, wrong)).toMatchObject([{ code: "golden" }]);
    await client.close(golden);
    const redirects = "redirects.yaml";
    const lost = textOf(redirects).replace(": /how-to/networks", ": /nowhere");
    expect(await client.show(redirects, lost)).toMatchObject([{ code: "redirect" }]);
    await client.close(redirects);
  });

  it("are those of the check, of npm start and, without those of prose, of the build, in their words", async () => {
    const file = "docs/how-to/seeded.mdx";
    // Findings that no comment accepts may come from the rules of prose, which the build does not run.
    const parsed = SEEDS.filter(
      ([rule, line]) => !["ignore", "mdx-syntax"].includes(rule) && !line.startsWith(":::"),
    );
    const lines = fc.sample(fc.shuffledSubarray(parsed, { minLength: 40, maxLength: 40 }), 1)[0] ?? [];
    const text = [
      PAGE.replace(/SSH"/, 'Seeds"').replace("Turn on the", "Seeds for the"),
      ...lines.map(([, line]) => line),
    ];
    fs.writeFileSync(path.join(site.folder, file), text.join("\n\n"));
    const found = (await client.show(file, text.join("\n\n"))).map((one) => `${file}:${inShort(one)}`).sort();
    const others = answersIn(site.folder, file);
    fs.rmSync(path.join(site.folder, file));
    await client.close(file);
    expect(found.length).toBeGreaterThanOrEqual(40);
    expect({ check: others.check, start: others.start }).toEqual({ check: found, start: found });
    expect(others.build.length).toBeGreaterThan(10);
    expect(others.build).toEqual(others.errors);
  });

  it("on one open page follow the deletion of another one on the disk", async () => {
    const file = "docs/how-to/gone.mdx";
    fs.writeFileSync(path.join(site.folder, file), "---\ntitle: Gone soon\nunlisted: true\n---\n\nText.\n");
    expect(await client.show(SSH, withLines("", "See [it](/how-to/gone)."))).toEqual([]);
    fs.rmSync(path.join(site.folder, file));
    expect(await client.change(file, FileChangeType.Deleted, SSH)).toMatchObject([{ code: "link" }]);
  });

  it("on one open page follow a change of another one that is not saved", async () => {
    const other = "docs/how-to/profiles.mdx";
    const link = "See [it](/how-to/profiles#for-this-test).";
    expect(await client.show(SSH, withLines(link))).toHaveLength(1);
    const renewed = client.show(SSH, withLines(link, ""));
    await client.show(other, `${textOf(other)}\n## For this test\n`);
    await renewed;
    expect(await client.show(SSH, withLines(link))).toEqual([]);
    await client.close(other);
    expect(await client.show(SSH, withLines(`${link} `))).toHaveLength(1);
  });
});

const PART = `${PAGE}\nimport Note from "../_shared-note.mdx";\n\n<Note />\n`;

test("components are those that the check accepts, with the parts that the page imports", async () => {
  const items = await client.at<CompletionItem[]>("textDocument/completion", SSH, `${PART}\n<▮`);
  const labels = items.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(["Note", "Tabs"]));
  for (const refused of ["CodeBlock", "Details", "Message", "TextDiagram"])
    expect(labels).not.toContain(refused);
});

test("releases are completed in a mark of a release", async () => {
  const text = withLines('<Since release="▮');
  const items = await client.at<CompletionItem[]>("textDocument/completion", SSH, text);
  expect(items.map(({ label }) => label)).toContain("0.77.1");
});

test("a part of pages is shown, opened, and found where it is imported", async () => {
  fs.writeFileSync(path.join(site.folder, "docs/_shared-note.mdx"), "Words of the part.\n");
  const at = PART.replace("<Note />", "<No▮te />");
  const hover = await client.at<Hover>("textDocument/hover", SSH, at);
  expect(JSON.stringify(hover.contents)).toContain("Words of the part.");
  const place = await client.at<Location>("textDocument/definition", SSH, at);
  expect(place.uri).toBe(uriOf("docs/_shared-note.mdx"));
  const context = { includeDeclaration: false };
  const found = await client.at<Location[]>("textDocument/references", SSH, at, { context });
  expect(found.map(({ uri }) => uri)).toEqual([uriOf(SSH)]);
});

test("a heading has its links as references, and its place in the outline", async () => {
  const text = withLines("See [it](#next) and [the start](#turn-on-ssh-for-a-machine).", "", "### Below");
  const at = text.replace("## Next", "## Ne▮xt");
  const context = { includeDeclaration: false };
  const found = await client.at<Location[]>("textDocument/references", SSH, at, { context });
  expect(found).toHaveLength(1);
  const textDocument = { uri: uriOf(SSH) };
  const outline = await client.connection.sendRequest("textDocument/documentSymbol", { textDocument });
  expect(outline).toMatchObject([
    { name: "Turn on SSH for a machine" },
    { name: "Next", children: [{ name: "Below", detail: "#below" }] },
  ]);
});

test("a quick fix makes its finding go away", async () => {
  const wrong = withLines(
    "Open **Setting** → **Setup Keys** for {{prodct}}, <Bagde>x</Bagde> and [it](/how-to/clii#next).",
  );
  const found = await client.show(SSH, wrong);
  expect(found.map(({ code }) => code).sort()).toEqual(["component", "content-token", "link", "web-app"]);
  const range: Range = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };
  const params = { textDocument: { uri: uriOf(SSH) }, range, context: { diagnostics: found } };
  const actions = await client.connection.sendRequest<CodeAction[]>("textDocument/codeAction", params);
  expect(actions.map(({ title }) => title).sort()).toEqual([
    'Write "/how-to/cli".',
    'Write "{{product}}", or "\\{{" for literal brackets.',
    "Write **Settings**.",
    "Write <Badge>.",
  ]);
  const edits = actions.flatMap(({ edit }) => edit?.changes?.[uriOf(SSH)] ?? []);
  const fixed = applied(wrong, edits);
  expect(fixed).toContain(
    "Open **Settings** → **Setup Keys** for {{product}}, <Badge>x</Badge> and [it](/how-to/cli#next).",
  );
  expect(await client.show(SSH, fixed)).toEqual([]);
});

test("a mistake in a file of facts is shown at its line, and goes with its fix", async () => {
  const file = "src/facts/roles.yaml";
  const text = textOf(file);
  const [found] = await client.show(file, text.replace("rights: Everything\n", "right: Everything\n"));
  expect(found?.message).toBe('There is no field "right". Fix: write "rights".');
  expect(found?.range.start.line).toBe(text.split("\n").indexOf("  rights: Everything"));
  expect(await client.show(file, text)).toEqual([]);
});

test("an unknown word can be added to the words of the project, and is advice", async () => {
  const wrong = withLines("The quaxolite client.");
  expect(await client.show(SSH, wrong)).toMatchObject([{ code: "spelling", severity: 2 }]);
  const actions = await fixesIn(everywhere);
  expect(actions.map(({ title }) => title)).toEqual(['Add "quaxolite" to the words of the project']);
  const [change] = Object.entries(actions[0]?.edit?.changes ?? {});
  expect(change?.[0]).toContain("src/facts/words.txt");
  expect(change?.[1][0]?.newText).toMatch(/^\S+\n[\s\S]*\nquaxolite\n/);
});

/** Quick fixes for a part of a page, as an editor asks for them. */
function fixesIn(range: Range, context: object = { diagnostics: [] }): Promise<CodeAction[]> {
  const params = { textDocument: { uri: uriOf(SSH) }, range, context };
  return client.connection.sendRequest<CodeAction[]>("textDocument/codeAction", params);
}

const everywhere: Range = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };

describe("an editor that asks for fixes", () => {
  const wrong = withLines("The {{prodct}} client.");
  const lastLine = wrong.split("\n").length - 2;
  const titles = async (...asked: Parameters<typeof fixesIn>): Promise<string[]> =>
    (await fixesIn(...asked)).map(({ title }) => title);
  const fix = ['Write "{{product}}", or "\\{{" for literal brackets.'];

  it("gets those of the range, also without diagnostics or a context", async () => {
    await client.show(SSH, wrong);
    const line = { start: { line: lastLine, character: 0 }, end: { line: lastLine, character: 9 } };
    expect(await titles(line)).toEqual(fix);
    expect(await titles(everywhere, {})).toEqual(fix);
    expect(await titles(everywhere, { diagnostics: [], only: ["quickfix"] })).toEqual(fix);
    const params = { textDocument: { uri: uriOf(SSH) }, range: everywhere };
    expect(await client.connection.sendRequest("textDocument/codeAction", params)).toHaveLength(1);
  });

  it("gets none where nothing is wrong, for other kinds of actions, and for a file that is not open", async () => {
    await client.show(SSH, wrong);
    expect(await titles({ start: { line: 1, character: 0 }, end: { line: 1, character: 5 } })).toEqual([]);
    expect(await titles(everywhere, { diagnostics: [], only: ["source.organizeImports"] })).toEqual([]);
    const params = { textDocument: { uri: uriOf("docs/how-to/cli.mdx") }, range: everywhere, context: {} };
    expect(await client.connection.sendRequest("textDocument/codeAction", params)).toEqual([]);
    const noRange = { textDocument: { uri: uriOf(SSH) } };
    expect(await client.connection.sendRequest("textDocument/codeAction", noRange)).toEqual([]);
  });

  it("gets them at once after a change, before it is told of the findings", async () => {
    await client.show(SSH, PAGE);
    const shown = client.show(SSH, wrong);
    expect(await titles(everywhere)).toEqual(fix);
    await shown;
  });
});

/** Completions at the mark, each with the text that it would insert. */
async function offered(marked: string): Promise<string[]> {
  const items = await client.at<CompletionItem[]>("textDocument/completion", SSH, marked);
  return items.map(({ textEdit }) => textEdit?.newText ?? "");
}

test.each([
  ["tokens", "The {{pro▮", "{{product}}"],
  ["tokens inside closed brackets", "The {{pro▮}}", "{{product}}"],
  ["components", "<Ba▮", "Badge"],
  ["properties of a component", '<Card title="x" hr▮', "href"],
  ["values of a property", '<Badge status="wa▮', "warning"],
  ["names of fact tables", '<FactTable name="▮', "roles"],
  ["names of dialogs", '<Screen dialog="▮', "setupKey"],
  ["fields of a dialog", '<Screen dialog="policy" fill="▮', "Protocol: TCP"],
  ["buttons of a dialog", '<Screen dialog="policy" press="▮', "Add Policy"],
  ["names of drawings", '<Diagram name="ss▮', "ssh-access"],
  ["routes in a link", "See [it](/how▮", "/how-to/cli"],
  ["routes in a property", '<Card title="x" href="/▮', "/how-to/cli"],
  ["headings of another page", "See [it](/how-to/cli#▮", "next"],
  ["images of the section", "![A drawing](▮", "../from-file-to-page.svg"],
  ["images by their folder", "![A drawing](../from▮", "../from-file-to-page.svg"],
  ["images of an element", '<img src="▮', "../from-file-to-page.svg"],
  ["headings of this page", "See [it](#▮", "turn-on-ssh-for-a-machine"],
  ["commands", "Run `{{cli}} st▮", "status"],
  ["commands of a group", "Run `{{cli}} profile ▮", "add"],
  ["flags", "Run `{{cli}} up --set▮", "--setup-key"],
  ["values of a flag", "Run `{{cli}} status --check ▮", "ready"],
  ["variables", "Set {{env}}_SET▮", "{{env}}_SETUP_KEY"],
  ["entries of the menu", "Open **Se▮", "Settings"],
  ["labels below an entry", "Open **Settings** → **S▮", "Setup Keys"],
  ["admonitions", ":::wa▮", "warning"],
  ["languages of fences", "```ya▮", "yaml"],
])("completion offers %s", async (_, line, expected) => {
  expect(await offered(withLines("", line))).toContain(expected);
});

test.each([
  ["fields", "---\nrele▮", "release: "],
  ["values of a field", "---\nunlisted: ▮", "true"],
  ["releases", "---\nrelease: ▮", "0.77.1"],
  ["pages by their id", "---\npagination_next: ▮", "how-to/cli"],
])("completion in front matter offers %s", async (_, head, expected) => {
  expect(await offered(PAGE.replace("---", head))).toContain(expected);
});

test("a completion replaces what was typed, and nothing else", async () => {
  const marked = withLines("", "The {{pro▮}} client");
  const items = await client.at<CompletionItem[]>("textDocument/completion", SSH, marked);
  const edit = items.find(({ label }) => label === "{{product}}")?.textEdit as TextEdit;
  expect(applied(marked.replace("▮", ""), [edit])).toContain("The {{product}} client");
});

test.each([
  ["a token", "The {{pro▮duct}} client", [peerloom.name]],
  [
    "a flag and its source",
    "Run `{{cli}} up --setup-▮key a`",
    ["--setup-key", "Source: src/facts/commands.yaml:"],
  ],
  ["a command and its source", "Run `{{cli}} stat▮us`", ["status", "Source: src/facts/commands.yaml:"]],
  ["a variable and its source", "Set {{env}}_SETUP▮_KEY", ["Source: src/facts/commands.yaml:"]],
  [
    "a label and its source",
    "**Settings** → **Setup K▮eys**",
    ["Settings → Setup Keys", "Source: src/facts/webApp/"],
  ],
  ["a component", '<Bad▮ge status="info">x</Badge>', ["`status`", '"warning"']],
  ["a property", '<Badge sta▮tus="info">x</Badge>', ["`<Badge>`", "`status`", '"warning"']],
  [
    "a property that is required",
    '<Card\n  ti▮tle="Go"\n  href="/how-to/cli"\n/>',
    ["`title`: prose, required"],
  ],
  ["a link", "See [it](/how-to/c▮li)", ["Source: docs/how-to/cli.mdx"]],
  ["a heading", "## A new hea▮ding", ["/how-to/ssh#a-new-heading"]],
])("hover tells of %s", async (_, line, expected) => {
  const hover = await client.at<Hover>("textDocument/hover", SSH, withLines("", line));
  const { value } = hover.contents as { readonly value: string };
  for (const words of expected) expect(value).toContain(words);
});

test("hover tells of a field of the front matter", async () => {
  const hover = await client.at<Hover>(
    "textDocument/hover",
    SSH,
    PAGE.replace("description:", "descri▮ption:"),
  );
  expect(JSON.stringify(hover.contents)).toContain("50 to 160 characters");
});

test.each([
  [
    "a heading of another page",
    "See [it](/how-to/cli#global-fl▮ags)",
    "docs/how-to/cli.mdx",
    "## Global flags",
  ],
  ["a page", "See [it](/how-to/cl▮i)", "docs/how-to/cli.mdx", "---"],
  ["a heading of this page", "See [it](#ne▮xt)", SSH, "## Next"],
  ["the data of a flag", "Run `{{cli}} up --setup-k▮ey a`", "src/facts/commands.yaml", "name: --setup-key"],
  ["the data of a label", "**Settings** → **Setup K▮eys**", "src/facts/webApp/menu.yaml", "Setup Keys"],
  ["a component", "<Bad▮ge>x</Badge>", "packages/theme/src/mdx/Badge.tsx", ""],
  ["a token", "The {{pro▮duct}}", "packages/core/src/product/tokens.ts", "product:"],
])("the definition of %s is found", async (_, line, file, words) => {
  const place = await client.at<Location>("textDocument/definition", SSH, withLines("", line));
  // Modules of packages are where they are installed.
  expect(place.uri).toBe(file.startsWith("packages/") ? pathToFileURL(path.resolve(file)).href : uriOf(file));
  const source = file === SSH ? withLines("", line) : fs.readFileSync(fileURLToPath(place.uri), "utf8");
  expect(source.split("\n")[place.range.start.line]).toContain(words);
});

/** Files that an edit of the workspace changes, with their texts afterwards. */
function changed(
  { documentChanges = [] }: WorkspaceEdit,
  texts: Readonly<Record<string, string>> = {},
): Map<string, string> {
  const edits = documentChanges.filter((change): change is TextDocumentEdit => "textDocument" in change);
  return new Map(
    edits.map(({ textDocument, edits: own }) => {
      const file = decodeURIComponent(textDocument.uri).slice(uriOf(".").length + 1);
      return [file, applied(texts[file] ?? textOf(file), own as TextEdit[])];
    }),
  );
}

describe("renaming", () => {
  const rename = (marked: string, newName: string): Promise<WorkspaceEdit> =>
    client.at<WorkspaceEdit>("textDocument/rename", SSH, marked, { newName });

  it("a heading, in an unsaved text, writes its anchor and all links", async () => {
    const marked = withLines("", "See [it](#next).").replace(/^## Next$/m, "## Ne▮xt");
    const range = await client.at<{ placeholder: string }>("textDocument/prepareRename", SSH, marked);
    expect(range.placeholder).toBe("Next");
    const edit = await rename(marked, "Read on");
    const files = changed(edit, { [SSH]: marked.replace("▮", "") });
    expect(files.get(SSH)).toMatch(/^anchors: .*next: read-on/m);
    expect(files.get(SSH)).toContain("## Read on");
    expect(files.get(SSH)).toContain("[it](#read-on)");
  });

  it("a page, at a link to it, moves the file and writes the redirect, the menu and all links", async () => {
    const edit = await rename(withLines("", "See [it](/how-to/profi▮les)."), "/use-cases/profiles");
    const files = changed(edit, { [SSH]: withLines("", "See [it](/how-to/profiles).") });
    expect(files.get("redirects.yaml")).toContain("/how-to/profiles: /use-cases/profiles\n");
    expect(files.get("sidebars.ts")).toContain('"use-cases/profiles"');
    expect(files.get(SSH)).toContain("[it](/use-cases/profiles)");
    expect(edit.documentChanges).toContainEqual({
      kind: "rename",
      oldUri: uriOf("docs/how-to/profiles.mdx"),
      newUri: uriOf("docs/use-cases/profiles.mdx"),
    });
  });

  it("a file in the editor's tree does the same, but for the file itself", async () => {
    const [oldUri, newUri] = [uriOf("docs/how-to/profiles.mdx"), uriOf("docs/use-cases/shell.mdx")];
    const files = [{ oldUri, newUri }];
    const edit = await client.connection.sendRequest<WorkspaceEdit>("workspace/willRenameFiles", { files });
    expect(changed(edit).get("sidebars.ts")).toContain('"use-cases/shell"');
    expect(edit.documentChanges?.some((change) => "kind" in change)).toBe(false);
  });

  it("a folder in the editor's tree changes the links to all of its pages", async () => {
    await client.show(SSH, withLines("See [it](/how-to/profiles)."));
    const files = [{ oldUri: uriOf("docs/how-to"), newUri: uriOf("docs/guides") }];
    const edit = await client.connection.sendRequest<WorkspaceEdit>("workspace/willRenameFiles", { files });
    const after = changed(edit, { [SSH]: withLines("See [it](/how-to/profiles).") });
    expect(after.get(SSH)).toContain("See [it](/guides/profiles).");
    expect(after.get("sidebars.ts")).not.toContain('"how-to/');
    expect(after.get("redirects.yaml")).toContain("/how-to/profiles: /guides/profiles\n");
    expect(edit.documentChanges?.some((change) => "kind" in change)).toBe(false);
    const others = [{ oldUri: uriOf("static/img"), newUri: uriOf("static/pictures") }];
    const none = client.connection.sendRequest("workspace/willRenameFiles", { files: others });
    expect(await none).toBeNull();
  });

  it("is refused with the fix", async () => {
    const taken = rename(withLines("", "See [it](/how-to/cl▮i)."), "/how-to/ssh");
    await expect(taken).rejects.toThrow("docs/how-to/ssh.mdx already exists. Fix: choose another file.");
    const nothing = rename(withLines("", "Nothing ▮here."), "x");
    await expect(nothing).rejects.toThrow("Fix: put the cursor on a heading, the title or a link.");
  });
});

describe("what is no page, or no message, ends nothing", () => {
  const alive = async (): Promise<void> => expect(await client.show(SSH, PAGE)).toEqual([]);

  it.each([
    ["a file outside of the project", "file:///tmp/elsewhere.mdx"],
    ["a file of the project that is no page", "package.json"],
    ["an unsaved file", "untitled:Untitled-1"],
    ["an address that cannot be read", "file://host/%E0%A4%A"],
  ])("%s", async (_, address) => {
    const uri = address.includes(":") ? address : uriOf(address);
    const textDocument = { uri, languageId: "mdx", version: 1, text: "The {{pro" };
    await client.connection.sendNotification("textDocument/didOpen", { textDocument });
    const params = { textDocument: { uri }, position: { line: 0, character: 9 } };
    for (const method of ["completion", "hover", "definition", "prepareRename"]) {
      const answer = await client.connection.sendRequest<unknown>(`textDocument/${method}`, params);
      expect(answer === null || (Array.isArray(answer) && answer.length === 0)).toBe(true);
    }
    await client.connection.sendNotification("textDocument/didClose", { textDocument: { uri } });
    await alive();
  });

  it("a page that does not parse, a place beyond its end, a request without a place", async () => {
    const found = await client.show(SSH, withLines("A { brace and <Badge"));
    expect(found.map(({ code }) => code)).toContain("mdx-syntax");
    const textDocument = { uri: uriOf(SSH) };
    const beyond = { textDocument, position: { line: 99999, character: 99999 } };
    await client.connection.sendRequest("textDocument/hover", beyond);
    await client.connection.sendRequest("textDocument/hover", { textDocument });
    await expect(client.connection.sendRequest("textDocument/nothing", {})).rejects.toThrow();
    await alive();
  });
});

test("an editor that knows no changes of whole files gets plain ones, also after bytes that are no message, and takes its server along", async () => {
  const simple = new Client(site.folder);
  await simple.start();
  simple.process.stdin.write('Content-Length: 9\r\n\r\n{"broken"');
  simple.process.stdin.write("Content-Length: 2\r\n\r\n[]");
  const marked = PAGE.replace(/^## Next$/m, "## Ne▮xt");
  const edit = await simple.at<WorkspaceEdit>("textDocument/rename", SSH, marked, { newName: "Read on" });
  const ended = new Promise((resolve) => simple.process.once("exit", resolve));
  simple.process.stdin.end();
  expect(await ended).not.toBeNull();
  expect(edit.documentChanges).toBeUndefined();
  expect(applied(PAGE, edit.changes?.[uriOf(SSH)] ?? [])).toContain("## Read on");
});

/** Milliseconds; a generous limit that only catches gross slowness. */
const FAR_TOO_LONG = 3000;

test("a page of 3,000 words has its findings while the writer types", async () => {
  const times: number[] = [];
  const words = "The client connects to the server, and the server tells it which machines it may reach.";
  const long = withLines(...Array.from({ length: 200 }, () => `${words}\n`));
  for (const letter of "ab") {
    const start = performance.now();
    const found = await client.show(SSH, `${long}\nYou recieve ${letter} key.\n`);
    times.push(performance.now() - start);
    expect(found.map(({ code }) => code)).toEqual(["spelling"]);
  }
  expect(Math.min(...times)).toBeLessThan(FAR_TOO_LONG);
});

test("all pages hold to the schema that is printed for editors", () => {
  const args = [
    "-r",
    "docusaurus-waymark-core/site.cjs",
    "packages/check/src/commands/lsp.ts",
    "--front-matter",
  ];
  const printed = execFileSync(process.execPath, args, { encoding: "utf8" });
  const valid = new Ajv({ allowUnionTypes: true }).compile(JSON.parse(printed) as object);
  const { pages, context } = readProject(site.folder);
  const written = pages.filter((page) => !isGenerated(page) && !isPartial(page));
  expect(written.length).toBeGreaterThan(9);
  expect(
    written.filter((page) => !valid(readPage(page, context).frontMatter)).map(({ path }) => path),
  ).toEqual([]);
});

function applied(text: string, edits: readonly TextEdit[]): string {
  const lines = text.split("\n");
  const at = ({ line, character }: Range["start"]): number =>
    lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + character;
  return [...edits]
    .sort((a, b) => at(b.range.start) - at(a.range.start))
    .reduce(
      (all, { range, newText }) => all.slice(0, at(range.start)) + newText + all.slice(at(range.end)),
      text,
    );
}
