import { currentSite } from "docusaurus-waymark-core/site/current";
import { offsetOf } from "docusaurus-waymark-core/parse/place";
import { headingsOf } from "docusaurus-waymark-core/parse";
import { isGenerated } from "docusaurus-waymark-core/rules/generated";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import { pageAt } from "./address";
import { referencesAt } from "./outline";
import { movedFiles, renameAt } from "./rename";
import { Workspace } from "./workspace";

// On the whole site, once its pages have been read: a writer waits for these.
const MAX_SECONDS = 1;

const workspace = new Workspace(currentSite().siteDir);
const pages = workspace.pages().filter((page) => !isGenerated(page) && !isPartial(page));
const [page = pages[0]] = pages.toSorted((a, b) => b.text.length - a.text.length);
const [path, text] = [page?.path ?? "", page?.text ?? ""];

beforeAll(() => {
  workspace.open.set(path, text);
  workspace.findings();
  return workspace.pages().map(({ addresses }) => addresses);
});

const heading = (): number => {
  const [first] = headingsOf(pageAt(workspace, path, text)).headings;
  return first ? offsetOf(text, first.node) + "## ".length : 0;
};

let changes = 0;

test.each<[string, () => unknown]>([
  ["references", () => referencesAt(workspace, path, text, heading())],
  ["a new heading", () => renameAt(workspace, [path, text, heading()], "Other words", true)],
  ["a moved page", () => movedFiles(workspace, [{ from: path, to: path.replace(/[^/]+$/, "another.mdx") }])],
  [
    "a moved folder",
    () => movedFiles(workspace, [{ from: path.replace(/\/[^/]+$/, ""), to: "docs/another" }]),
  ],
  [
    "findings",
    () => {
      workspace.open.set(path, `${text}\nMore ${(changes += 1)}.\n`);
      return workspace.findings();
    },
  ],
])("%s: less than a second of the processor", async (_, answer) => {
  let seconds = Infinity;
  // The process does other things in between, such as collecting garbage.
  for (let time = 0; time < 3 && seconds >= MAX_SECONDS; time += 1) {
    workspace.refresh();
    const before = process.cpuUsage();
    await answer();
    const { user, system } = process.cpuUsage(before);
    seconds = (user + system) / 1e6;
  }
  expect(seconds).toBeLessThan(MAX_SECONDS);
});
