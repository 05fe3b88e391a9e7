import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Location } from "vscode-languageserver";
import { currentSite } from "docusaurus-waymark-core/site/current";
import { addressAt, pageAt, targetOf } from "./address";
import { factAt } from "./facts";
import { placeOfId } from "./headings";
import { partAt } from "./parts";
import { matchAround, rangeOf } from "./places";
import type { Workspace } from "./workspace";

/** Definition of the thing at an offset: a page or its heading, a partial, a fact, a shown file, a component, a token. */
export function definitionAt(
  workspace: Workspace,
  file: string,
  text: string,
  offset: number,
): Location | undefined {
  return (
    factPlace(workspace, text, offset) ??
    addressPlace(workspace, file, text, offset) ??
    shownFile(workspace, text, offset) ??
    at(workspace, partAt({ path: file, text }, offset)?.file ?? "") ??
    component(workspace, text, offset) ??
    token(workspace, text, offset)
  );
}

function factPlace(workspace: Workspace, text: string, offset: number): Location | undefined {
  const source = factAt(workspace, text, offset)?.source;
  return source && at(workspace, source.path, source.line);
}

function addressPlace(
  workspace: Workspace,
  file: string,
  text: string,
  offset: number,
): Location | undefined {
  const page = pageAt(workspace, file, text);
  const address = addressAt(page, offset);
  if (!address) return undefined;
  if (address.kind !== "link") {
    const { raw } = address;
    if (raw.startsWith("/")) return at(workspace, `static${raw}`);
    if (raw.startsWith("@site/")) return at(workspace, raw.slice("@site/".length));
    return at(workspace, path.posix.join(path.posix.dirname(file), raw));
  }
  const target = targetOf(workspace, page, address.raw);
  if (!target) return undefined;
  const source = target.page.path === file ? text : target.page.text;
  const heading =
    target.id === "" ? undefined : placeOfId(pageAt(workspace, target.page.path, source), target.id);
  return {
    uri: workspace.uriOf(target.page.path),
    range: rangeOf(source, heading?.start ?? 0, heading?.end ?? 0),
  };
}

function shownFile(workspace: Workspace, text: string, offset: number): Location | undefined {
  const found = matchAround(text, offset, /\bfile="?([^\s"]+)/g);
  return found && at(workspace, found.match[1] ?? "");
}

function component(workspace: Workspace, text: string, offset: number): Location | undefined {
  const name = matchAround(text, offset, /<\/?([A-Z]\w*)/g)?.match[1] ?? "";
  const { components } = currentSite();
  const from = Object.hasOwn(components, name) ? components[name]?.from : undefined;
  if (from === undefined) return undefined;
  const folders = from.startsWith("@theme/") ? ["src/theme", ...currentSite().themeFolders] : [""];
  const module = from.replace(/^@(?:site|theme)\//, "");
  const modules = folders.map((folder) => path.join(folder, module));
  const files = modules.flatMap((file) => [`${file}.tsx`, `${file}/index.tsx`]);
  return files.map((file) => at(workspace, file)).find(Boolean) ?? ofPackage(workspace, from);
}

function token(workspace: Workspace, text: string, offset: number): Location | undefined {
  const name = matchAround(text, offset, /\{\{(\w+)\}\}/g)?.match[1];
  if (name === undefined || !Object.hasOwn(workspace.context.tokens, name)) return undefined;
  const file = require.resolve("docusaurus-waymark-core/product/tokens");
  const lines = fs.readFileSync(file, "utf8").split("\n");
  return inFile(file, lines.findIndex((line) => line.trimStart().startsWith(`${name}:`)) + 1);
}

/** The file of a module of an installed package. */
function ofPackage({ root }: Workspace, module: string): Location | undefined {
  try {
    return inFile(createRequire(path.join(root, "package.json")).resolve(module), 1);
  } catch {
    return undefined;
  }
}

function inFile(file: string, line: number): Location {
  const start = { line: Math.max(0, line - 1), character: 0 };
  return { uri: pathToFileURL(file).href, range: { start, end: start } };
}

/** A line of a file of the project; undefined if the file does not exist. */
function at(workspace: Workspace, file: string, line = 1): Location | undefined {
  const full = path.join(workspace.root, file);
  return full.startsWith(workspace.root + path.sep) && fs.existsSync(full) ? inFile(full, line) : undefined;
}
