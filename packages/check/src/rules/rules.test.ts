import fs from "node:fs";
import path from "node:path";
import { acme } from "docusaurus-waymark-core/product/identity.fixture";
import { formatFinding } from "docusaurus-waymark-core/report";
import { createCheck } from "../check";
import { characterRule } from "./text/characters";
import { ruleNames } from ".";
import { contentTokenRule } from "./contentTokens";
import { fenceLanguageRule } from "./fenceLanguage";
import { descriptionRule, titleRule } from "./frontMatter";
import { headingRule } from "./headings";
import { CONTEXT, EMPTY_SITE, fence, findingsOf, pageOf } from "./seed.fixture";
import { uniqueRule } from "./unique";
import { writtenIdRule } from "./writtenIds";

const DESCRIPTION = "A description that is long enough to say what a reader gets.";
const front = (...lines: readonly string[]) => ["---", ...lines, "---", "", "Text."].join("\n");

const SOURCES = ["packages/check/src", "packages/core/src/parse", "packages/core/src/menus"];
/** Rules that a site chooses, and findings that they share with commands. */
const GIVEN = /^(?:rules\/facts|ledger)\//;

test("every name of a finding in the sources is that of a rule, and no other name is", () => {
  const texts = SOURCES.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !GIVEN.test(file))
      .map((file) => fs.readFileSync(path.join(folder, file), "utf8")),
  );
  const used = texts.flatMap((text) => [...text.matchAll(/\brule: "([\w-]{2,})"/g)].map(([, name]) => name));
  // Names of fields, and of what a build finds too.
  const elsewhere = ["description", "outbound-host"];
  expect([...new Set([...used, ...elsewhere])].sort()).toEqual(ruleNames(undefined).sort());
});

test("bytes that are not UTF-8 are found once", () => {
  const text = Buffer.from("Text of a caf\xe9, and na\xefve\x01.", "latin1").toString();
  expect(findingsOf(characterRule, text)).toEqual([
    "docs/x.mdx:1:14 encoding: A character is not in UTF-8. Fix: save the file as UTF-8.",
  ]);
  expect(findingsOf(characterRule, "Text of a café.")).toEqual([]);
});

test("a name in braces is a token in prose; in code, if it is near one", () => {
  const body = "Open {{x}}.\n\n`{{x}}` and `{{produkt}}`\n\n```html\n<p>{{msg}}</p>\n```";
  expect(findingsOf(contentTokenRule, body)).toEqual([
    expect.stringContaining('1:6 content-token: "{{x}}" is not'),
    expect.stringContaining(
      '3:14 content-token: "{{produkt}}" is not a content token. Fix: write "{{product}}"',
    ),
  ]);
});

describe("fence languages", () => {
  it("a fence needs one, and one with a grammar", () => {
    expect(findingsOf(fenceLanguageRule, `A\n\n${fence("", "x")}\n${fence("yamll", "x")}`)).toEqual([
      'docs/x.mdx:3:1 fence-language: The fence has no language. Fix: write one after the backticks, or "text".',
      'docs/x.mdx:7:1 fence-language: There is no language called "yamll". Fix: write "yaml".',
    ]);
  });

  it("marks of other tools behind a comma are left out", () => {
    expect(findingsOf(fenceLanguageRule, fence("rs", "x"))[0]).toContain('Fix: write "rust".');
    for (const name of ["tex", "scss", "rego"])
      expect(findingsOf(fenceLanguageRule, fence(name, "x"))[0]).toContain(
        'write "text", which colors nothing',
      );
    expect(findingsOf(fenceLanguageRule, fence("cs", "x"))[0]).toContain('Fix: write "csharp".');
    expect(findingsOf(fenceLanguageRule, fence("csharp", "x"))).toEqual([]);
    expect(findingsOf(fenceLanguageRule, fence("ymal", "x"))[0]).toContain('Fix: write "yaml".');
    expect(findingsOf(fenceLanguageRule, fence("rust,no_run", "x"))).toEqual([
      'docs/x.mdx:1:1 fence-language: There is no language called "rust,no_run". Fix: write "rust".',
    ]);
  });

  it("text and known languages pass", () => {
    const body = ["text", "bash", "hcl", "toml", "nginx", "docker"]
      .map((name) => fence(name, "x"))
      .join("\n");
    expect(findingsOf(fenceLanguageRule, body)).toEqual([]);
  });
});

describe("descriptions", () => {
  it.each([
    [front("title: A"), "docs/x.mdx:1:1 description: The page has no description."],
    [
      front("title: A", "description: Short."),
      "docs/x.mdx:3:1 description: The description has 6 characters.",
    ],
    [
      front(`description: ${"x".repeat(161)}`),
      "docs/x.mdx:2:1 description: The description has 161 characters.",
    ],
  ])("%# is refused", (text, expected) => {
    expect(findingsOf(descriptionRule, text)).toEqual([expect.stringContaining(expected)]);
  });

  it("is looked for in the front matter, with quotation marks or spaces, not in the text", () => {
    const sample = `\n\n${fence("yaml", "description: short")}`;
    const at = (text: string): string[] => findingsOf(descriptionRule, text + sample);
    expect(at(front("title: A"))).toEqual([expect.stringMatching(/^docs\/x.mdx:1:1 description: /)]);
    expect(at(front("title: A", '"description": Short.'))).toEqual([
      expect.stringMatching(/^docs\/x.mdx:3:2 description: /),
    ]);
    expect(at(front("title: A", "description : Short."))).toEqual([
      expect.stringMatching(/^docs\/x.mdx:3:1 description: /),
    ]);
  });

  it("is counted with content tokens replaced", () => {
    const token = "{{product}}";
    const rest = "x".repeat(160 - acme.name.length);
    expect(findingsOf(descriptionRule, front(`description: "${token}${rest}"`))).toEqual([]);
    expect(findingsOf(descriptionRule, front(`description: "${token}${rest}x"`))).toHaveLength(1);
  });

  it("and titles are each page's own", () => {
    const pages = ["docs/how-to/a.mdx", "docs/how-to/b.mdx", "docs/about/c.mdx"].map((path) =>
      pageOf(front("title: T", `description: ${DESCRIPTION}`), path),
    );
    expect(
      uniqueRule(
        pages.map((page) => ({ ...page, ids: undefined, partials: [] })),
        EMPTY_SITE,
        [],
        () => true,
      ).map(formatFinding),
    ).toEqual([
      expect.stringContaining(
        "docs/how-to/b.mdx:3:1 description: docs/how-to/a.mdx has the same description.",
      ),
      expect.stringContaining(
        "docs/about/c.mdx:3:1 description: docs/how-to/a.mdx has the same description.",
      ),
      expect.stringContaining("docs/how-to/b.mdx:2:1 title: docs/how-to/a.mdx has the same title."),
    ]);
  });

  it("a translated page of a version may say the same as that of another version", () => {
    const folder = "i18n/de/docusaurus-plugin-content-docs";
    const pages = ["current", "version-1.0"].map((name) => ({
      ...pageOf(front("description: " + DESCRIPTION)),
      path: `${folder}/${name}/index.mdx`,
      ids: undefined,
      partials: [],
    }));
    expect(uniqueRule(pages, EMPTY_SITE, [], () => true)).toEqual([]);
  });
});

describe("headings", () => {
  it("a second h1 and a repeated heading of one section are found", () => {
    const body = ["# Title", "## Install", "### Linux", "### Linux", "## Remove", "### Linux", "## Install"];
    const page = `---\ntitle: A\n---\n${body.join("\n\n")}`;
    expect(findingsOf(headingRule, page)).toEqual([
      expect.stringContaining("docs/x.mdx:4:1 heading: The page has a second h1."),
      expect.stringContaining('docs/x.mdx:10:1 heading: Two headings in this section are "Linux".'),
      expect.stringContaining('docs/x.mdx:16:1 heading: Two headings in this section are "Install".'),
    ]);
  });

  it("an h1 that repeats the title goes", () => {
    const [finding] = headingRule(pageOf("---\ntitle: A b\n---\n\n# A b\n\nText."));
    expect(finding?.message).toBe("This heading repeats the title of the page.");
    expect(finding?.edits).toEqual([expect.objectContaining({ text: "" })]);
  });

  it("the h1 of a page without a title is that title, which is one mistake", () => {
    const page = "---\nunlisted: true\n---\n\n# The `title`\n\n# Another";
    expect(findingsOf(titleRule, page)).toEqual([
      'docs/x.mdx:1:1 title: The page has no title in its front matter. Fix: write title: "The title" there, and remove the heading in line 5.',
    ]);
    expect(findingsOf(headingRule, page)).toEqual([
      expect.stringContaining("docs/x.mdx:7:1 heading: The page has a second h1."),
    ]);
  });
});

test("a level that is left out is found, in notices too; the way back up is free", () => {
  const body = [
    "## Install",
    "#### Linux",
    "##### Debian",
    "## Remove",
    "### Linux",
    ":::note",
    "##### Why",
    ":::",
  ];
  expect(findingsOf(headingRule, body.join("\n\n"))).toEqual([
    'docs/x.mdx:3:1 heading: An h4 follows an h2. Fix: write "###", and the heading below it with 1 "#" less.',
    'docs/x.mdx:13:1 heading: An h5 follows an h3. Fix: write "####".',
  ]);
});

describe("ids that Docusaurus writes behind headings", () => {
  it.each([
    [
      "## Variables of `setup.env` {#variables-of-setupenv}",
      '1:30 heading-id: "{#variables-of-setupenv}"',
      "variables-of-setup-env",
    ],
    ["## The phone's own {/* #the-phones-own */}", '1:24 heading-id: "{#the-phones-own}"', "the-phone-s-own"],
    ["## Install {{product}} {#install-product}", '1:25 heading-id: "{#install-product}"', "install-acme"],
  ])("are found where they would change an address: %s", (heading, place, id) => {
    expect(findingsOf(writtenIdRule, heading)).toEqual([
      `docs/x.mdx:${place} changes the address of this heading, which is "#${id}" without it. Fix: write "{#${id}}".`,
    ]);
  });

  it("are one finding of a generated page, which says how to get it back", () => {
    const heading = "## Retrieve a peer {#retrieve-a-peer tag=GET label=/api/peers/{peerId}}";
    const text = `${heading} {#retrieve-a-peer-2}\n\n${heading} {#retrieve-a-peer-3}\n`;
    const path = "api/resources/peers.mdx";
    const { findings } = createCheck(CONTEXT, "build")(
      { sources: [{ path, text }], site: EMPTY_SITE },
      (selected) => selected === path,
    );
    expect(findings.filter(({ rule }) => rule === "heading-id").map(formatFinding)).toEqual([
      "api/resources/peers.mdx:1:1 heading-id: This page is generated, and its headings were changed by hand. " +
        "Fix: run npm run api:generate, which writes it again from api/openapi.yaml.",
    ]);
  });

  it("count repeated headings from 1 and not from 2", () => {
    const body = ["## One {#one}", "### Linux {#linux}", "## Two {#two}", "### Linux {#linux-1}"];
    expect(findingsOf(writtenIdRule, body.join("\n\n"))).toEqual([
      expect.stringContaining('docs/x.mdx:7:12 heading-id: "{#linux-1}" changes'),
    ]);
  });

  it("pass where they change nothing, as do ids of a writer's own", () => {
    const body = [
      "## Before you begin {#before-you-begin}",
      "## See [SSH](/how-to/ssh) {#see-ssh}",
      "## Other {#own}",
    ];
    expect(findingsOf(writtenIdRule, body.join("\n\n"))).toEqual([]);
  });
});

test("a repeated heading is found on a page whose title is in its front matter alone", () => {
  expect(findingsOf(headingRule, "## Install\n\n### Linux\n\n### macOS\n\n### Linux")).toEqual([
    expect.stringContaining('docs/x.mdx:7:1 heading: Two headings in this section are "Linux".'),
  ]);
});

test("headings in a notice count like those around it", () => {
  const body = ["## Install", "### Linux", ":::note[Title]\n\n### Linux\n\n:::", "## Remove"];
  expect(findingsOf(headingRule, body.join("\n\n"))).toEqual([
    expect.stringContaining('docs/x.mdx:7:1 heading: Two headings in this section are "Linux".'),
  ]);
});

test("an import of what is not there is found, as the build would", () => {
  const imports = [
    "./_none.mdx",
    "@site/none.js",
    "@astrojs/starlight/components",
    "react",
    "@theme/Tabs",
    "node:fs",
  ];
  const body = imports.map((from, index) => `import N${index} from "${from}";`).join("\n");
  const uses = imports.map((_, index) => `<N${index} />`).join(" ");
  const text = `---\ntitle: A\nunlisted: true\n---\n\n${body}\n\n${uses}`;
  const sources = [{ path: "docs/x.mdx", text }];
  const { findings } = createCheck(CONTEXT, "build")({ sources, site: EMPTY_SITE }, () => true);
  expect(findings.filter(({ rule }) => rule === "import").map(formatFinding)).toEqual([
    'docs/x.mdx:6:17 import: There is no file "./_none.mdx". Fix: correct the path, or remove the line.',
    'docs/x.mdx:7:17 import: There is no file "@site/none.js". Fix: correct the path, or remove the line.',
    'docs/x.mdx:8:17 import: There is no package "@astrojs/starlight/components". Fix: remove the line: components need no import.',
  ]);
});
