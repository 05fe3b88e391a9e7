import fs from "node:fs";
import { format } from "oxfmt";
import { inSite } from "../site/current";

interface Options {
  readonly printWidth: number;
  readonly sortPackageJson: boolean;
}

const DEFAULTS: Options = { printWidth: 100, sortPackageJson: false };

/** The options of the formatter in the root of a site. */
const OPTIONS_FILE = ".oxfmtrc.json";

/**
 * Code and data in the form that the formatter of the site gives them.
 *
 * @param file path or name; its extension determines the language
 * @throws {Error} for a text that is not of this language
 */
export async function formatFile(file: string, text: string): Promise<string> {
  const options = inSite(OPTIONS_FILE);
  const { printWidth, sortPackageJson } = fs.existsSync(options)
    ? (JSON.parse(fs.readFileSync(options, "utf8")) as Options)
    : DEFAULTS;
  const { code, errors } = await format(file, text, { printWidth, sortPackageJson });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => `${file}: ${message}`).join("\n"));
  return code;
}
