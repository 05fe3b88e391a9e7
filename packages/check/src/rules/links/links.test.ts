import { createCheck } from "../../check";
import { comparePositions, formatFinding } from "docusaurus-waymark-core/report";
import { CONTEXT, EMPTY_SITE } from "../seed.fixture";

const page = (path: string, body: string): { path: string; text: string } => ({
  path,
  text: `---\ntitle: "${path}"\nunlisted: true\n---\n\n## Part\n\n${body}\n`,
});

const PAGES = [
  page("docs/how-to/ssh.mdx", "Text."),
  page("docs/how-to/my page.mdx", "Text."),
  page("docs/how-to/_part.mdx", "## Shared\n\n[Up](#part) and [next](./ssh)."),
  page("docs/01-start.mdx", "Text."),
  page("api/index.mdx", "Text."),
];
const SITE = {
  ...EMPTY_SITE,
  sizeOf: (file: string) => (file.endsWith("_part.mdx") ? 1 : undefined),
  url: "https://docs.example.com",
  hosts: ["docs.example.com", "app.example.com"],
};

/** Findings of the rules for links on `docs/how-to/x.mdx`, without its path. */
function found(body: string): string[] {
  const path = "docs/how-to/x.mdx";
  const { findings } = createCheck(CONTEXT, "build")(
    { sources: [...PAGES, page(path, body)], site: SITE },
    (file) => file === path,
  );
  return findings
    .filter(({ rule }) => /^(?:link|anchor|outbound-host)$/.test(rule))
    .sort(comparePositions)
    .map((finding) => formatFinding(finding).replace(`${path}:`, ""));
}

test.each([
  "[a](./ssh.mdx)",
  "[a](ssh.mdx#part)",
  "[a](/how-to/ssh.mdx?x=1#part)",
  "[a](/docs/how-to/ssh.mdx)",
  "[a](@site/docs/how-to/ssh.mdx)",
  "[a](how-to/ssh.mdx)",
  "[a](<my page.mdx>)",
  "[a](my%20page.mdx)",
  "[a](/how-to/my%20page)",
  "[a](</how-to/my page>)",
  "[a](../01-start.mdx)",
  "[a](/start)",
  "[a](#p%61rt)",
  "[a][ref]\n\n[ref]: ./ssh.mdx",
  "![a][ref]\n\n[ref]: ./none.png",
  "[a](mailto:help@example.com)",
  "[a](https://app.example.com/x)",
  "https://app.example.com/x",
])("%s is a right link", (body) => {
  expect(found(body)).toEqual([]);
});

test.each([
  ["[a](https://DOCS.example.com/nope)", 'link: There is no page at "https://DOCS.example.com/nope".'],
  ["[a](//docs.example.com/how-to/ssh)", 'is an address of this site. Fix: write "/how-to/ssh".'],
])("%s leads into this site", (body, finding) => {
  expect(found(body).join()).toContain(finding);
});

test.each([
  ["[a](/how-to/ssh.md)", '8:5 link: There is no page at "/how-to/ssh.md". Fix: write "/how-to/ssh".'],
  ["[a](./SSH.mdx)", '8:5 link: There is no page at "./SSH.mdx".'],
  [
    "[a](/about/ssl)",
    'There is no page at "/about/ssl". Fix: write the route of a page, or remove the link.',
  ],
  ["[a](/howto/ssk)", 'There is no page at "/howto/ssk". Fix: write "/how-to/ssh".'],
  ["[a](/talks/a.pdf)", 'There is no file at "/talks/a.pdf". Fix: put the file at static/talks/a.pdf.'],
  ["[a](./_part.mdx)", "Fix: write the route of a page that shows it: this file is a part of pages."],
  ["[a](../../api/index.mdx)", 'There is no page at "../../api/index.mdx". Fix: write "/api".'],
  ['<a href="/how-to/ssh.mdx">a</a>', 'There is no page at "/how-to/ssh.mdx". Fix: write "/how-to/ssh".'],
  ["[a](/01-start)", 'There is no page at "/01-start". Fix: write "/start".'],
  ["[a](/how-to/100%)", 'a "%" in it begins no escape. Fix: write "%25" for a percent sign.'],
  ["[a](https://docs.example.com/nowhere)", 'There is no page at "https://docs.example.com/nowhere".'],
  ["[a](https://docs.example.com/how-to/ssh)", 'is an address of this site. Fix: write "/how-to/ssh".'],
  ["[a](https://evil.example/)", "outbound-host: https://evil.example/ is not on the allow list."],
  ["[a](http://app.example.com/)", "outbound-host: http://app.example.com/ is not on the allow list."],
  ["[a](https:/app.example.com/x)", '8:5 link: "https:/app.example.com/x" has no host.'],
  ["[a](mailto:help)", '8:5 link: "mailto:help" is not an address of mail.'],
  ["[a](//evil.example/)", "outbound-host: //evil.example/ is not on the allow list."],
  [
    "[a](https://evil.example/) and [b](https://evil.example/b)",
    "8:5 outbound-host: https://evil.example/ is not on the allow list.",
  ],
  ["See https://evil.example now.", "8:5 outbound-host: https://evil.example is not on the allow list."],
])("%s is a wrong link", (body, finding) => {
  expect(found(body)).toEqual([expect.stringContaining(finding)]);
});

test("the home page of the reader's own machine is not taken for that of the site", () => {
  const [port, page] = ["http://localhost:2015", "http://localhost:3000/how-to/ssh"].map((url) =>
    found(`[a](${url})`),
  );
  expect(port).toEqual([expect.stringContaining("write it as code in backticks")]);
  expect(page).toEqual([expect.stringContaining('write "/how-to/ssh".')]);
});

test("addresses in a part of pages are read from the page that shows it", () => {
  const shown = page("docs/how-to/x.mdx", 'import Part from "./_part.mdx";\n\n<Part />');
  const { findings } = createCheck(CONTEXT, "build")(
    { sources: [...PAGES, shown], site: SITE },
    (file) => file === "docs/how-to/_part.mdx",
  );
  expect(findings.filter(({ rule }) => rule === "link" || rule === "anchor")).toEqual([]);
});

describe("a page in two languages", () => {
  const FOLDER = "i18n/he/docusaurus-plugin-content-docs/current";
  const SSH = `${FOLDER}/how-to/ssh.mdx`;
  const translated = page(SSH, "## Own {#own}\n\nText.");

  function foundIn(path: string, body: string): string[] {
    const sources = [...PAGES, translated, page("docs/how-to/plain.mdx", "Text.")].filter(
      (one) => one.path !== path,
    );
    const { findings } = createCheck(CONTEXT, "build")(
      { sources: [...sources, page(path, body)], site: SITE },
      (file) => file === path,
    );
    return findings.filter(({ rule }) => rule === "link" || rule === "anchor").map(({ message }) => message);
  }

  test.each([
    ["a translation", SSH],
    ["a page without one", "docs/how-to/x.mdx"],
  ])("%s has links to pages with and without a translation", (_name, path) => {
    for (const to of ["plain", "ssh"])
      for (const address of [
        `./${to}.mdx`,
        `how-to/${to}.mdx`,
        `/how-to/${to}.mdx`,
        `./${to}`,
        `/how-to/${to}`,
      ])
        expect([address, foundIn(path, `[a](${address})`)]).toEqual([address, []]);
  });

  test("headings are those of the language, and so are addresses", () => {
    expect(
      foundIn(
        `${FOLDER}/how-to/my page.mdx`,
        "[a](/how-to/ssh#own) [b](/he/how-to/ssh) [c](/he/how-to/plain)",
      ),
    ).toEqual([]);
    expect(foundIn(SSH, "[a](#part) [b](#gone)")).toEqual([`${SSH} has no heading "#gone".`]);
    expect(foundIn("docs/how-to/x.mdx", "[a](/how-to/ssh#own) [b](/he/how-to/ssh)")).toEqual([
      'docs/how-to/ssh.mdx has no heading "#own".',
      'There is no page at "/he/how-to/ssh".',
    ]);
  });
});
