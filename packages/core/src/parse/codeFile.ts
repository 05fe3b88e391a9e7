import fs from "node:fs";
import path from "node:path";
import { nearest } from "../lib/nearest";
import { fenceMetaOf } from "./fenceMeta";
import { isFile } from "../build/files";

/** The request of a fence: `file=deploy/nginx.conf region=server`. */
export interface CodeFileRequest {
  /** Path of the page, from the project root. */
  readonly page: string;
  /** From the project root, or from the folder of the page when it begins with `./` or `../`. */
  readonly file: string;
  /** A part of the file between `#region name` and `#endregion` in its comments. */
  readonly region: string | undefined;
}

/** The code of a fence, or why there is none. */
export type CodeFile = { readonly code: string } | { readonly message: string; readonly fix: string };

const START = /^\s*[^\w\s]{0,4}\s*#?region\s+([\w-]+)\s*[^\w\s]{0,4}$/;
const END = /^\s*[^\w\s]{0,4}\s*#?endregion\b.*$/;

/** Folders of the project whose files are nobody's source, and what is hidden (`.env`). */
const CLOSED = /^(?:\..*|node_modules|build|build-variant)$/;

/** The path of a shown file from the project root; undefined when it may not be shown. */
export function codeFilePlace(page: string, file: string): string | undefined {
  const from = /^\.\.?\//.test(file) ? path.posix.dirname(page) : ".";
  const place = path.posix.normalize(path.posix.join(from, file));
  const isClosed =
    path.posix.isAbsolute(file) ||
    /^\.\.(?:\/|$)/.test(place) ||
    place.split("/").some((part) => CLOSED.test(part));
  return isClosed ? undefined : place;
}

/** The first line of a fence. */
const OPENING = /^[\s>]*(?:`{3,}|~{3,})[\w-]+[ \t]+(.*)$/gm;

/** Paths, from the project root, of the files that the fences of a page show. */
export function shownFiles(page: string, text: string): string[] {
  const named = [...text.matchAll(OPENING)].map(([, meta = ""]) => fenceMetaOf(meta).file);
  const places = named.flatMap((file) => (file === undefined ? [] : (codeFilePlace(page, file) ?? [])));
  return [...new Set(places)];
}

/** Reads what a fence shows of a file of the project. Nothing outside of the project can be read, links included. */
export function readCodeFile(siteDir: string, { page, file, region }: CodeFileRequest): CodeFile {
  const place = codeFilePlace(page, file);
  if (place === undefined) return closed(file);
  const root = fs.realpathSync(siteDir);
  const full = path.join(root, place);
  if (!isFile(full)) return missingFile(root, place);
  if (!fs.realpathSync(full).startsWith(root + path.sep)) return closed(file);
  const lines = fs.readFileSync(full, "utf8").replace(/\r\n/g, "\n").trimEnd().split("\n");
  return region === undefined ? { code: withoutSigns(lines) } : regionOf(lines, region, place);
}

function regionOf(lines: readonly string[], region: string, place: string): CodeFile {
  const start = lines.findIndex((line) => START.exec(line)?.[1] === region);
  if (start === -1) return missingRegion(lines, region, place);
  let depth = 1;
  const length = lines.slice(start + 1).findIndex((line) => {
    if (START.test(line)) depth += 1;
    else if (END.test(line)) depth -= 1;
    return depth === 0;
  });
  if (length !== -1) return { code: withoutSigns(lines.slice(start + 1, start + 1 + length)) };
  const message = `The region "${region}" of ${place} has no end.`;
  return { message, fix: 'write "#endregion" in a comment after its last line.' };
}

/** Lines without the signs of regions, and without the indent that all of them have. */
function withoutSigns(lines: readonly string[]): string {
  const shown = lines.filter((line) => !START.test(line) && !END.test(line));
  const indents = shown
    .filter((line) => line.trim() !== "")
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return shown
    .map((line) => line.slice(indent))
    .join("\n")
    .replace(/^\n+|\n+$/g, "");
}

function closed(file: string): CodeFile {
  const message = `"${file}" is not a source file of this project.`;
  return {
    message,
    fix: "write the path of a file in the project that is neither hidden nor built.",
  };
}

function missingFile(root: string, place: string): CodeFile {
  const folder = path.posix.dirname(place);
  const full = path.join(root, folder);
  const isFolder = fs.statSync(full, { throwIfNoEntry: false })?.isDirectory() === true;
  const files = (isFolder ? fs.readdirSync(full, { withFileTypes: true }) : []).filter((entry) =>
    entry.isFile(),
  );
  const names = files.map(({ name }) => name);
  const near = nearest(path.posix.basename(place), names);
  const fix = near
    ? `write file="${path.posix.join(folder, near)}".`
    : `create ${place}, or correct the path.`;
  return { message: `There is no file ${place}.`, fix };
}

function missingRegion(lines: readonly string[], region: string, place: string): CodeFile {
  const names = lines.flatMap((line) => START.exec(line)?.[1] ?? []);
  const near = nearest(region, names);
  const message = `${place} has no region "${region}".`;
  if (near !== undefined) return { message, fix: `write region=${near}.` };
  return names.length > 0
    ? { message, fix: `use one of ${names.join(", ")}.` }
    : {
        message,
        fix: `write "#region ${region}" and "#endregion" in comments around the lines of the file.`,
      };
}
