import { formatFinding } from "docusaurus-waymark-core/report";
import { headingsOf, readPage } from "docusaurus-waymark-core/parse";
import { componentRule } from "./components";
import { CONTEXT, findingsOf, pageOf } from "./seed.fixture";
import { tabsRule } from "./tabs";

const item = (value: string, text = "Text.", more = ""): string =>
  `<TabItem value="${value}"${more}>\n\n${text}\n\n</TabItem>\n`;
const tabs = (...items: readonly string[]): string => `<Tabs>\n${items.join("")}</Tabs>\n`;
const found = (body: string): string[] => findingsOf(tabsRule, body);

it.each([
  ["items with text", tabs(item("a"), item("b", "```bash\nls\n```"))],
  ["an item on one line", "<Tabs>\n<TabItem value='a'>A</TabItem>\n<TabItem value='b'>B</TabItem>\n</Tabs>"],
  ["a comment between items", tabs(item("a"), "{/* more */}\n", item("b"))],
  ["labels in a list", `<Tabs values={[{ value: "a", label: "A" }]}>\n${item("a")}</Tabs>`],
  ["tabs in an item", tabs(item("a", tabs(item("a"), item("b"))), item("b"))],
  ["systems", `<Tabs groupId="os">\n${item("linux|macos")}${item("windows")}</Tabs>`],
])("%s pass", (_, body) => {
  expect(found(body)).toEqual([]);
});

it.each([
  [
    "an empty item",
    tabs(item("a"), item("b", "{/* to do */}")),
    'docs/x.mdx:7:1 tabs: The item "b" is empty. Fix: write its text, or remove it.',
  ],
  [
    "a value twice",
    tabs(item("a"), item("a")),
    'docs/x.mdx:7:1 tabs: Two items have the value "a". Fix: write a different value for each.',
  ],
  [
    "a default that is no item",
    `<Tabs defaultValue="aple">\n${item("apple")}${item("pear")}</Tabs>`,
    'docs/x.mdx:1:1 tabs: No item of these <Tabs> has the value "aple". Fix: write "apple".',
  ],
  [
    "an unknown system",
    `<Tabs groupId="os">\n${item("linux|macosx")}${item("windows")}</Tabs>`,
    'docs/x.mdx:2:1 tabs: The group "os" has no system "macosx". Fix: write "macos".',
  ],
  [
    "text between the items",
    tabs(item("a"), "Lost.\n\n", item("b")),
    "docs/x.mdx:7:1 tabs: This text in <Tabs> is in no item, so nobody would see it. Fix: put it into a <TabItem>.",
  ],
  [
    "an item without tabs",
    item("a"),
    "docs/x.mdx:1:1 tabs: A <TabItem> is outside <Tabs>. Fix: write <Tabs> around it.",
  ],
  [
    "tabs without items",
    "<Tabs>\n</Tabs>",
    'docs/x.mdx:1:1 tabs: <Tabs> has no items. Fix: write <TabItem value="…"> elements inside.',
  ],
])("%s is found", (_, body, finding) => {
  expect(found(body)).toEqual([finding]);
});

it("properties of the stock component that do not exist here are refused with a reason", () => {
  const page = readPage(
    { path: "docs/x.mdx", text: `<Tabs lazy queryString="os" groupId="os">\n${item("linux")}</Tabs>` },
    {
      ...CONTEXT,
      components: {
        Tabs: {
          groupId: { takes: "text", required: false },
          queryString: { takes: "name", required: false },
        },
        TabItem: { value: { takes: "text", required: true } },
      },
    },
  );
  expect(componentRule(page).map(formatFinding)).toEqual([
    'docs/x.mdx:1:7 property: <Tabs> cannot have "lazy" on this site. Fix: remove it: hidden panels stay in the page for search, print and readers without scripts.',
  ]);
});

it("every item can be linked to, by the heading above the tabs and its value", () => {
  const body = `## Install\n\n${tabs(item("linux|macos", "### By hand"), item("windows", tabs(item("exe"))))}\n## Update\n\n${tabs(item("windows"))}`;
  expect([...headingsOf(pageOf(body)).ids]).toEqual([
    "",
    "install",
    "by-hand",
    "update",
    "install-linux-macos",
    "install-windows",
    "install-windows-exe",
    "update-windows",
  ]);
});

it("an old id may lead to an item", () => {
  const page = pageOf(
    `---\ntitle: T\nanchors: { windows: install-windows }\n---\n\n## Install\n\n${tabs(item("windows"))}`,
  );
  expect(headingsOf(page).findings).toEqual([]);
});
