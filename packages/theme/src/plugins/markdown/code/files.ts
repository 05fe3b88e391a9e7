import path from "node:path";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import type { TokenTable } from "docusaurus-waymark-core/product/tokens";
import { readCodeFile } from "docusaurus-waymark-core/parse/codeFile";
import { fenceMetaOf } from "docusaurus-waymark-core/parse/fenceMeta";
import { findingAtNode } from "docusaurus-waymark-core/parse/place";
import { nodesBelow, type MdFile, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { WriterError, type Finding } from "docusaurus-waymark-core/report";
import { pathFrom } from "docusaurus-waymark-core/build/files";

interface Options {
  readonly siteDir: string;
  readonly tokens: TokenTable;
}

/**
 * Remark rule: fills fences that show a file, such as ` ```yaml file=deploy/x.yaml region=server `, with the code
 * of the file. The file name becomes the title unless there is one.
 *
 * @throws WriterError for files and regions that do not exist
 */
export function remarkFiles({ siteDir, tokens }: Options) {
  return (root: MdNode, vfile: MdFile): void => {
    const page = pathFrom(siteDir, vfile.path);
    const findings: Finding[] = [];
    for (const node of nodesBelow(root)) {
      const { file, region, title } = fenceMetaOf((node.type === "code" && node.meta) || "");
      if (file === undefined) continue;
      const result = readCodeFile(siteDir, { page, file, region });
      if ("message" in result)
        findings.push(findingAtNode({ path: page }, node, { rule: "code-file", ...result }));
      else node.value = resolveTokens(result.code, tokens);
      if (title === undefined) node.meta = `${node.meta ?? ""} title="${path.posix.basename(file)}"`;
    }
    if (findings.length > 0) throw new WriterError(findings);
  };
}
