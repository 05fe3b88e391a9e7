import fs from "node:fs";
import path from "node:path";
import type { ImportDeclaration } from "estree";
import type { ComponentTable } from "docusaurus-waymark-core/site/options";
import { currentSite } from "docusaurus-waymark-core/site/current";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { importsOf } from "docusaurus-waymark-core/parse/partials";
import { findingAtNode } from "docusaurus-waymark-core/parse/place";
import { unknownComponent } from "docusaurus-waymark-core/parse/unknownComponent";
import { WriterError, type Finding } from "docusaurus-waymark-core/report";
import {
  isJsx,
  jsxAttribute,
  nodesBelow,
  stringAttribute,
  type MdFile,
  type MdNode,
} from "docusaurus-waymark-core/parse/tree";
import { pathFrom } from "docusaurus-waymark-core/build/files";

export interface ComponentOptions {
  readonly siteDir: string;
  readonly components: ComponentTable;
}

interface Import {
  readonly local: string;
  readonly from: string;
}

/**
 * Remark rule: imports the components that a page uses, so that pages load only the components they need.
 *
 * @throws WriterError for unknown components and diagrams
 */
export function remarkComponents(options: ComponentOptions) {
  return (root: MdNode, file: MdFile): void => {
    const importedByPage = new Set(importsOf(root).map(({ local }) => local));
    const elements = nodesBelow(root).filter((node) => isJsx(node) && /^[A-Z]/.test(node.name ?? ""));
    const pagePath = pathFrom(options.siteDir, file.path);
    const resolved = elements
      .filter(({ name }) => !importedByPage.has(name ?? ""))
      .map((node) => resolveElement(node, pagePath, options));
    const findings = resolved.flatMap(({ finding }) => finding ?? []);
    if (findings.length > 0) throw new WriterError(findings);
    const imports = new Map(resolved.flatMap((item) => item.imports.map(({ local, from }) => [local, from])));
    root.children?.unshift(...[...imports].map(([local, from]) => importNode({ local, from })));
  };
}

interface Resolved {
  readonly imports: readonly Import[];
  readonly finding?: Finding;
}

function resolveElement(node: MdNode, file: string, { components, siteDir }: ComponentOptions): Resolved {
  const name = node.name ?? "";
  const source = components[name];
  if (!source)
    return { imports: [], finding: unknownComponent({ path: file }, node, Object.keys(components)) };
  const componentImport = { local: name, from: source.from };
  if (source.drawing === undefined) return { imports: [componentImport] };
  const { drawings } = currentSite();
  return resolveDrawing(node, file, componentImport, path.join(siteDir, drawings), drawings);
}

function resolveDrawing(
  node: MdNode,
  file: string,
  componentImport: Import,
  folder: string,
  alias: string,
): Resolved {
  const drawing = stringAttribute(node, "name") ?? "";
  if (!fs.existsSync(path.join(folder, `${drawing}.tsx`))) {
    return { imports: [], finding: unknownDiagramFinding(node, file, drawing, drawingNames(folder)) };
  }
  const local = `Drawing_${drawing.replace(/[^A-Za-z0-9]/g, "_")}`;
  node.attributes?.push(jsxAttribute("drawing", identifierExpression(local)));
  return { imports: [componentImport, { local, from: `@site/${alias}/${drawing}` }] };
}

function drawingNames(folder: string): string[] {
  const files = fs.readdirSync(folder).filter((name) => /^[a-z][a-z0-9-]*\.tsx$/.test(name));
  return files.map((name) => name.replace(/\.tsx$/, ""));
}

function identifierExpression(name: string) {
  const expression = { type: "Identifier" as const, name };
  const body = [{ type: "ExpressionStatement" as const, expression }];
  return {
    type: "mdxJsxAttributeValueExpression",
    value: name,
    data: { estree: { type: "Program" as const, sourceType: "module" as const, body } },
  };
}

function importNode({ local, from }: Import): MdNode {
  const declaration: ImportDeclaration = {
    type: "ImportDeclaration",
    attributes: [],
    specifiers: [{ type: "ImportDefaultSpecifier", local: { type: "Identifier", name: local } }],
    source: { type: "Literal", value: from },
  };
  return {
    type: "mdxjsEsm",
    value: "",
    data: { estree: { type: "Program", sourceType: "module", body: [declaration] } },
  };
}

function unknownDiagramFinding(
  node: MdNode,
  file: string,
  drawing: string,
  names: readonly string[],
): Finding {
  const suggestion = nearest(drawing, names);
  const fix = suggestion ? `write name="${suggestion}".` : `use one of ${[...names].sort().join(", ")}.`;
  const message = `There is no diagram called "${drawing}".`;
  return findingAtNode({ path: file }, node, { rule: "diagram", message, fix });
}
