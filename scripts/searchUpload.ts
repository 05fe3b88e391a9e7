import path from "node:path";
import { connect, describe, plan, upload, uploadTarget, withoutKey } from "../plugins/hostedSearch/upload";
import { product } from "../src/product/current";
import { recordsOfBuild } from "./lib/searchBuild";

const USAGE = "Usage: npm run search:upload [-- --apply] [--dir build]";
const adminKey = process.env["ALGOLIA_ADMIN_API_KEY"]?.trim() ?? null;
const say = (line: string): void => void process.stdout.write(`${withoutKey(line, { adminKey })}\n`);

/** Uploads the records of the built site to the hosted index; without `--apply` it only says what it would do. */
async function main(args: readonly string[]): Promise<void> {
  const { apply, dir } = read(args);
  const target = uploadTarget(process.env, product.hostedSearch, apply);
  const records = await recordsOfBuild(dir);
  plan(target.indexName, records).forEach(say);
  const service = connect(target);
  if (target.adminKey !== null) await compare(target.indexName, service);
  if (!apply) say("Dry run: nothing was written. Add `-- --apply` to write.");
  else await upload(service, { indexName: target.indexName, records, say, signal: interrupted() });
}

function read(args: readonly string[]): { readonly apply: boolean; readonly dir: string } {
  const place = args.indexOf("--dir");
  const dir = place < 0 ? "build" : (args[place + 1] ?? "");
  const rest = args.filter((arg, at) => arg !== "--apply" && at !== place && (place < 0 || at !== place + 1));
  if (rest.length > 0 || dir === "") throw new Error(USAGE);
  return { apply: args.includes("--apply"), dir: path.resolve(dir) };
}

/** Reading the settings tells early whether the key may do more than search. */
async function compare(indexName: string, service: ReturnType<typeof connect>): Promise<void> {
  const uploadId = await service.uploadIdOf(indexName);
  if (uploadId === undefined) say(`There is no index ${indexName} yet: it will be made.`);
  else say(`It will replace an index of ${await service.countOf(indexName)} records.`);
}

/** Ctrl+C ends the upload in good order. */
function interrupted(): AbortSignal {
  const controller = new AbortController();
  process.once("SIGINT", () => controller.abort(new Error("Interrupted.")));
  return controller.signal;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${withoutKey(describe(error), { adminKey })}\n`);
  process.exitCode = 1;
});
