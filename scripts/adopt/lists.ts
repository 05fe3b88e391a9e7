import { HANDBOOK } from "../../src/navigation/handbook";

/** Files that adoption removes: everything about the product that this project documents. Paths are from the root. */
export const REMOVED: readonly string[] = [
  // Pages, except those in `HANDBOOK_FILES`.
  "docs",
  "api",
  "sidebars.ts",
  "sidebarsApi.ts",
  "test/product",
  "e2e/product",
  "src/product/netbird.ts",
  "src/facts/messages",
  // Components and commands that read the output and the sources of the product.
  "src/mdx/readOutput",
  "src/mdx/ReadMyOutput.tsx",
  "src/mdx/ReadMyOutput.module.css",
  "scripts/facts",
  "scripts/factsTrace.ts",
  "src/diagrams/kit/overviewParts.tsx",
  "src/diagrams/kit/overview.module.css",
  ".github/home.png",
  "scripts/adopt",
  "scripts/adopt.ts",
];

/** Files that adoption removes from a folder, by the end of their names. */
export const REMOVED_FILES: readonly { readonly folder: string; readonly name: RegExp }[] = [
  { folder: "src/diagrams", name: /^[a-z0-9-]+\.tsx$/ },
  { folder: "e2e/screens", name: /\.(?:aria\.yml|boxes\.json)$/ },
];

/** Folders of translated pages and menus; the texts of the interface stay. */
export const REMOVED_TRANSLATIONS = /^docusaurus-plugin-content-/;

/** The handbook of writers, which stays: its pages, and the parts and pictures that they show, directly in `docs`. */
export const HANDBOOK_FILES: ReadonlySet<string> = new Set([
  ...HANDBOOK.flatMap(({ pages }) => pages.map(({ route }) => `${route.slice(1)}.mdx`)),
  "_shared-note.mdx",
  "from-file-to-page.svg",
]);

/** Files of data that keep their comments and lose their entries. */
export const EMPTIED: Readonly<Record<string, string>> = {
  "src/facts/activityEvents.yaml": "[]",
  "src/facts/editions.yaml": "[]",
  "src/facts/glossary.yaml": "[]",
  "src/facts/limits.yaml": "[]",
  "src/facts/messagePages.yaml": "{}",
  "src/facts/policyProtocols.yaml": "[]",
  "src/facts/ports.yaml": "server: []\nclient: []\nexamples: {}",
  "src/facts/postureChecks.yaml": "[]",
  "src/facts/roles.yaml": "[]",
  "src/facts/serverSettings.yaml": "{}",
  "src/facts/variables.yaml": "{}",
  "src/facts/webApp/dialogs.yaml": "{}",
  "src/facts/webApp/menu.yaml": "shared: {}\nmenu: []\nsinglePages: []",
  "src/facts/webApp/otherMenus.yaml": "menus: []\nlabels: []",
  "plugins/content/rules/prose/words.txt": "backticks\nHCL",
  "urls.ledger": "",
};

/** A change of a file. */
export interface Edit {
  readonly file: string;
  readonly from: RegExp;
  readonly to: string;
}

/** Lines about the product in files of the platform. Each must be found. */
export const EDITS: readonly Edit[] = [
  { file: "src/facts/searchWords.yaml", from: /^synonyms:\n(?: .*\n)+/m, to: "synonyms: []\n" },
  { file: "src/facts/searchWords.yaml", from: /^oneWay:\n(?: .*\n)+/m, to: "oneWay: {}\n" },
  { file: "src/navigation/redirects.ts", from: /^ *\{ from: "\/[^"]*", to: "[^"]*" \},\n/gm, to: "" },
  { file: "scripts/api/samples.ts", from: /(?<=GUIDE_PAGES = )\[.*\]/, to: "[] as readonly string[]" },
  { file: "scripts/api/samples.ts", from: /(?<=path: ")\/api\/setup-keys/, to: "/v1/projects" },
  { file: "package.json", from: /^ *"(?:adopt|facts:trace)": .*\n/gm, to: "" },
  { file: ".github/workflows/nightly.yml", from: /^ *- run: npm run adopt.*\n/m, to: "" },
  { file: "README.md", from: /^\| `npm run (?:adopt|facts:trace).*\n/gm, to: "" },
  { file: "README.md", from: /^!\[The home page\].*\n\n/m, to: "" },
  { file: "README.md", from: /^### Another product\n[^]*?(?=^#{2,3} )/m, to: "" },
];
