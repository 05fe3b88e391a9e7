import { codeFilePlace } from "./codeFile";
import { fenceMetaOf } from "./fenceMeta";

const OPENING = /^[\s>]*(?:`{3,}|~{3,})[\w-]+[ \t]+(.*)$/gm;

/** Paths, from the project root, of the files that the fences of a page show. */
export function shownFiles(page: string, text: string): string[] {
  const named = [...text.matchAll(OPENING)].map(([, meta = ""]) => fenceMetaOf(meta).file);
  const places = named.flatMap((file) => (file === undefined ? [] : (codeFilePlace(page, file) ?? [])));
  return [...new Set(places)];
}
