import path from "node:path";
import { describeError } from "../hosted/upload/failures";
import { indexSettings, indexSynonyms } from "../hosted/upload/settings";
import { maskAdminKey, uploadTarget } from "../hosted/upload/target";
import { upload } from "../hosted/upload/upload";
import { product } from "docusaurus-waymark-core/site/product";
import type { SearchRecord } from "../model";
import { readCommandLine } from "docusaurus-waymark-core/build/commandLine";
import { loadBuiltRecords } from "./searchBuild";

const USAGE = "Usage: npm run search -- upload [-- --apply] [--dir build]";
const adminKey = process.env["ALGOLIA_ADMIN_API_KEY"]?.trim() ?? null;
const log = (line: string): void => void process.stdout.write(`${maskAdminKey(line, { adminKey })}\n`);

/** Uploads the records of the built site to the hosted index; without `--apply` it only prints what it would do. */
async function main(args: readonly string[]): Promise<void> {
  const { apply, dir } = read(args);
  const target = uploadTarget(process.env, product.hostedSearch, apply);
  const records = await loadBuiltRecords(dir);
  planLines(target.indexName, records).forEach(log);
  if (apply) await upload(target, records);
  log(
    apply ? `${target.indexName} is replaced.` : "Dry run: nothing was written. Add `-- --apply` to write.",
  );
}

function read(args: readonly string[]): { readonly apply: boolean; readonly dir: string } {
  const options = {
    apply: { type: "boolean", default: false },
    dir: { type: "string", default: "build" },
  } as const;
  const { values, positionals } = readCommandLine(args, options);
  if (positionals.length > 0) throw new Error(USAGE);
  return { apply: values.apply, dir: path.resolve(values.dir) };
}

/** Lines that describe an upload, for a dry run. */
function planLines(indexName: string, records: readonly SearchRecord[]): readonly string[] {
  const pages = new Set(records.map(({ url }) => url)).size;
  const sections = [...new Set(records.map(({ section }) => section))];
  const counts = sections.map(
    (name) => `${name} ${records.filter(({ section }) => section === name).length}`,
  );
  const bytes = Buffer.byteLength(JSON.stringify(records));
  return [
    `Index ${indexName}: ${records.length} records of ${pages} pages (${counts.join(", ")}), ${Math.ceil(bytes / 1024)} KiB.`,
    `Settings: ${Object.keys(indexSettings()).join(", ")}.`,
    `Synonyms: ${indexSynonyms().length} entries.`,
  ];
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${maskAdminKey(describeError(error), { adminKey })}\n`);
  process.exitCode = 1;
});
