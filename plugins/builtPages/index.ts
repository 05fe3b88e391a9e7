import { readFile } from "node:fs/promises";
import { Parser } from "htmlparser2";
import { writtenParts } from "./parts";

/** Attributes of an element as the parser gives them; those without a value are empty. */
export type Attributes = Readonly<Record<string, string>>;

/** Hears what stands in the head and the articles of a built page, in its order, and makes something of it. */
export interface PageListener<Result> {
  openElement(name: string, attributes: Attributes): void;
  addText(text: string): void;
  closeElement(name: string): void;
  /** After the end of the page. */
  result(): Result;
}

/** What a listener makes of a page; minified HTML with its optional tags left out is understood. */
export function heardBy<Result>(listener: PageListener<Result>, html: string): Result {
  parse(html, [listener]);
  return listener.result();
}

/**
 * Several plugins take something from every built page. A page is read and parsed once for all of them, when the first
 * one asks for it; what the others will ask for is kept until they do.
 *
 * @param listen makes the listener of a page
 * @param keep what is kept of its result
 * @returns reads a file, by its path; a failure of another plugin is not the asker's
 */
export function sharedReader<Heard, Kept>(
  listen: () => PageListener<Heard>,
  keep: (heard: Heard) => Kept,
): (file: string) => Promise<Kept> {
  const reader: Reader = () => {
    const listener = listen();
    return { listener, finish: () => keep(listener.result()) };
  };
  readers.push(reader);
  return async (file) => (await readingFor(reader, file)).get(reader)?.() as Kept;
}

type Reader = () => { readonly listener: PageListener<unknown>; readonly finish: () => unknown };

/** What each reader keeps of a page, or why it failed. */
type Results = ReadonlyMap<Reader, () => unknown>;

const readers: Reader[] = [];
const readings = new Map<string, { readonly results: Promise<Results>; readonly asked: Set<Reader> }>();

/** The reading of a file that was not asked for by the same reader before. */
function readingFor(reader: Reader, file: string): Promise<Results> {
  const known = readings.get(file);
  const reading =
    known && !known.asked.has(reader) ? known : { results: readFor(file), asked: new Set<Reader>() };
  reading.asked.add(reader);
  if (reading.asked.size < readers.length) readings.set(file, reading);
  else readings.delete(file);
  return reading.results;
}

async function readFor(file: string): Promise<Results> {
  const html = await readFile(file, "utf8");
  const all = readers.map((reader) => ({ reader, ...reader() }));
  parse(
    html,
    all.map(({ listener }) => listener),
  );
  return new Map(all.map(({ reader, finish }) => [reader, settled(finish)]));
}

/** Runs at once what may fail, for somebody who asks later. */
function settled<Result>(run: () => Result): () => Result {
  try {
    const result = run();
    return () => result;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

function parse(html: string, heard: readonly PageListener<unknown>[]): void {
  const parser = new Parser({
    onopentag: (name, attributes) => {
      for (const listener of heard) listener.openElement(name, attributes);
    },
    ontext: (text) => {
      for (const listener of heard) listener.addText(text);
    },
    onclosetag: (name) => {
      for (const listener of heard) listener.closeElement(name);
    },
  });
  for (const part of writtenParts(html)) parser.write(part);
  parser.end();
}
