// `waymark build`: Docusaurus' build, then compressed copies of all that it wrote, and the bill of materials. Takes the
// options of `docusaurus build`.
import { writeBill } from "./bill.mjs";
import { runDocusaurus } from "./runDocusaurus.mjs";
import { precompress } from "docusaurus-plugin-waymark-publish/precompress.mjs";

const args = process.argv.slice(2);
const place = args.indexOf("--out-dir");
const outDir = place < 0 ? "build" : (args[place + 1] ?? "build");

const status = await runDocusaurus(args);
if (status !== 0) process.exit(status);
const [copies, bill] = await Promise.all([precompress(outDir), writeBill(outDir)]);
console.log(`${copies} files have compressed copies in ${outDir}.\n${bill}`);
