import { format } from "oxfmt";
import options from "../../.oxfmtrc.json" with { type: "json" };

/**
 * Code and data in the form that `npm run lint` asks for.
 *
 * @param file path or name; its extension determines the language
 * @throws {Error} for a text that is not of this language
 */
export async function formatFile(file: string, text: string): Promise<string> {
  const { printWidth, sortPackageJson } = options;
  const { code, errors } = await format(file, text, { printWidth, sortPackageJson });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => `${file}: ${message}`).join("\n"));
  return code;
}
