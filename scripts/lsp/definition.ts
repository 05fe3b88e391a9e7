import fs from "node:fs";
import path from "node:path";
import type { Location } from "vscode-languageserver";
import { currentSite } from "../../src/site/current";
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
  const module = from.replace(/^@site\//, "").replace(/^@theme\//, "src/theme/");
  return at(workspace, `${module}.tsx`) ?? at(workspace, `${module}/index.tsx`);
}

function token(workspace: Workspace, text: string, offset: number): Location | undefined {
  const name = matchAround(text, offset, /\{\{(\w+)\}\}/g)?.match[1];
  if (name === undefined || !Object.hasOwn(workspace.context.tokens, name)) return undefined;
  const file = "src/product/tokens.ts";
  const lines = (workspace.textOf(file) ?? "").split("\n");
  return at(workspace, file, lines.findIndex((line) => line.trimStart().startsWith(`${name}:`)) + 1);
}

/** A line of a file of the project; undefined if the file does not exist. */
function at(workspace: Workspace, file: string, line = 1): Location | undefined {
  const { root } = workspace;
  const full = path.join(root, file);
  if (!full.startsWith(root + path.sep) || !fs.existsSync(full)) return undefined;
  const start = { line: Math.max(0, line - 1), character: 0 };
  return { uri: workspace.uriOf(file), range: { start, end: start } };
}
