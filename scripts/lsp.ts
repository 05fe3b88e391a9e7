import path from "node:path";
import { frontMatterSchema } from "../plugins/content/rules/frontMatterFields";
import { PRODUCT_RULES } from "../productRules";
import { serve } from "./lsp/server";

const ROOT = path.join(__dirname, "..");

// `--front-matter` prints the JSON schema of front matter; without it this is a language server on standard input and output.
if (process.argv.includes("--front-matter")) {
  process.stdout.write(`${JSON.stringify(frontMatterSchema(PRODUCT_RULES), null, 2)}\n`);
} else {
  serve(ROOT, process.stdin, process.stdout);
}
