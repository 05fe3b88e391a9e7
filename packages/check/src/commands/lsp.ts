import { currentSite } from "docusaurus-waymark-core/site/current";
import fs from "node:fs";
import { frontMatterSchema } from "../rules/frontMatterFields";
import { CONTEXT } from "../context";
import { serve } from "../lsp/server";

const ROOT = currentSite().siteDir;

// `--front-matter [file]` prints the JSON schema of front matter, or writes it to a file. Without it this is a language server
// on standard input and output.
const at = process.argv.indexOf("--front-matter");
if (at === -1) serve(ROOT, process.stdin, process.stdout);
else {
  const schema = `${JSON.stringify(frontMatterSchema(CONTEXT.given), null, 2)}\n`;
  const file = process.argv[at + 1];
  if (file === undefined) process.stdout.write(schema);
  else fs.writeFileSync(file, schema);
}
