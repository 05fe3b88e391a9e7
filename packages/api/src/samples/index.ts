/**
 * Request samples. They are written by templates of this project, because common snippet libraries do not read the token
 * from the environment, do not check the status and ignore errors.
 */
import { curl } from "./languages/curl";
import { go } from "./languages/go";
import { java } from "./languages/java";
import { javascript } from "./languages/javascript";
import { php } from "./languages/php";
import { python } from "./languages/python";
import { ruby } from "./languages/ruby";
import { typescript } from "./languages/typescript";
import { TOKEN_VARIABLE } from "docusaurus-waymark-core/product/samplePlaceholders";
import type { SamplePlaceholder } from "docusaurus-waymark-core/values/apiVariables";
import type { Sample, SampleLanguage, SampleRequest } from "./types";

export type * from "./types";

/** Base address and token variable as content tokens, for the requests of committed pages. */
export const PAGE_TOKENS = { baseUrl: "{{apiUrl}}", tokenVariable: TOKEN_VARIABLE } as const;
/** Begins the names of variables for further credentials. */
export const VARIABLE_PREFIX = "API";
export { UPLOAD_FILE } from "./text";

/** In the order of the tabs. */
export const LANGUAGES: readonly SampleLanguage[] = [
  curl,
  javascript,
  typescript,
  python,
  go,
  ruby,
  java,
  php,
];

/**
 * The texts of samples that a reader's own values replace.
 *
 * @param baseUrl the address that `{{apiUrl}}` stands for
 */
export function placeholdersOf(
  baseUrl: string,
  tokenVariable: string = PAGE_TOKENS.tokenVariable,
): readonly SamplePlaceholder[] {
  const reads = LANGUAGES.map(({ token: { read, form } }) => ({ text: read(tokenVariable), form }));
  return [{ text: baseUrl, form: "baseUrl" }, ...new Map(reads.map((one) => [one.text, one])).values()];
}

/**
 * Complete programs that make one request, in page order. Each reads its token from the environment, prints the
 * response, and exits with a code other than 0 when the API returns an error.
 */
export function samplesFor(request: SampleRequest): Sample[] {
  return LANGUAGES.map(({ write, ...language }) => ({ ...language, code: write(request) }));
}
