import type { TokenTable } from "../../src/product/tokens";
import type { Page, Source } from "./parse";
import type { Finding } from "../report";
import { judge, NEEDED, type Extent } from "./rules";
import type { PartName, Reading } from "./rules/reading";
import { readSite, type Configured } from "./site";
import { readSources } from "./sources";
import { Store } from "./store";
import { storeKey } from "./storeKey";
import { readInWorkers } from "./workers";
import type { Job } from "./workers/job";

/** What is checked, and how much of it. */
export interface CheckInput extends Configured {
  readonly siteDir: string;
  readonly folders: readonly string[];
  readonly tokens: TokenTable;
  readonly extent: Extent;
  /** Told of every page that this thread parses, when its parts were taken. */
  readonly onParsed?: (page: Page) => void;
}

export interface CheckResult {
  readonly pages: readonly Reading[];
  /** In no order. */
  readonly findings: readonly Finding[];
}

/** What rules between pages need of every page. */
const LINKED: readonly PartName[] = ["frontMatter", "outline"];

/** Characters; to read fewer takes less time than to start workers for them. */
const MANY = 150_000;

/**
 * Holds the pages of the project against all rules. Pages are read once: what was taken from a page is kept on disk
 * until the page, the rules or their data change. Rules between pages run every time.
 *
 * @param isAsked the files whose findings are wanted; of other pages only what links need is read
 */
export async function checkContent(
  { siteDir, folders, tokens, extent, onParsed, ...configured }: CheckInput,
  isAsked: (path: string) => boolean = () => true,
): Promise<CheckResult> {
  const { components } = configured;
  const sources = await readSources(siteDir, folders);
  const store = new Store(siteDir, storeKey({ tokens, components }));
  const unread = sources.filter((source) => isAsked(source.path) && lacks(store, source, extent));
  const job = { tokens, components, parts: NEEDED[extent] };
  if (extent === "all" && lengthOf(unread) > MANY) await readOnAllCores(unread, store, job);
  else if (unread.length > 0) await readHere(unread, store, job, onParsed);
  const isRead = !sources.some((source) => lacks(store, source, isAsked(source.path) ? extent : undefined));
  const read = isRead ? allIsRead : (await import("./rules/reader")).readerOf(tokens, components);
  const pages = sources.map((source) => store.reading(source, read));
  const findings = judge(pages, readSite(siteDir, configured), extent, isAsked);
  store.save();
  return { pages, findings };
}

/** Whether a part of a page is still to be read: what findings need, or what links to the page need. */
function lacks(store: Store, source: Source, extent: Extent | undefined): boolean {
  const entry = store.entryOf(source);
  const parts = extent === undefined ? LINKED : NEEDED[extent];
  return parts.some((name) => entry[name] === undefined);
}

/** Stands for the reader, which takes a second to load, where nothing is left for it. */
function allIsRead({ path }: Source): never {
  throw new Error(`${path} was read already.`);
}

function lengthOf(sources: readonly Source[]): number {
  return sources.reduce((sum, { text }) => sum + text.length, 0);
}

async function readOnAllCores(sources: readonly Source[], store: Store, job: Job): Promise<void> {
  const parts = await readInWorkers(sources, job);
  for (const [index, source] of sources.entries()) store.add(source, parts[index] ?? {});
}

/**
 * Reads pages one by one in this thread. A build does so: it compiles the pages from the same trees, and what has become
 * fast stays fast.
 */
async function readHere(
  sources: readonly Source[],
  store: Store,
  { tokens, components, parts }: Job,
  onParsed: CheckInput["onParsed"],
): Promise<void> {
  const { readerOf, partsOf } = await import("./rules/reader");
  const read = readerOf(tokens, components);
  for (const source of sources) {
    const reading = read(source);
    store.add(source, partsOf(reading, parts));
    onParsed?.(reading.page);
  }
}
