import { slugify } from "../../src/lib/slug";
import { identityProblems } from "../../src/product/checkIdentity";
import type { ProductIdentity } from "../../src/product/identity";
import { readCommandLine } from "../../plugins/lib/commandLine";

/** A question of the command; the flag of its name answers it. */
interface Question {
  readonly flag: string;
  readonly text: string;
  /** The answer when somebody only presses Enter; absent for a question that needs an answer. */
  readonly usual?: (given: Readonly<Record<string, string>>) => string;
}

/** In the order in which they are asked. */
const QUESTIONS: readonly Question[] = [
  { flag: "name", text: "Name of the product" },
  {
    flag: "slug",
    text: "Short name, for files",
    usual: ({ name = "" }) => slugify(name).replace(/^[-\d]+/, ""),
  },
  { flag: "command", text: "Its command in a terminal", usual: ({ slug = "" }) => slug },
  { flag: "tagline", text: "What it does, in a line", usual: ({ name = "" }) => `Documentation of ${name}` },
  { flag: "company", text: "Owner of the copyright", usual: ({ name = "" }) => name },
  { flag: "release", text: "Release that the pages describe", usual: () => "1.0.0" },
  { flag: "home", text: "Address of the product" },
  { flag: "docs", text: "Address of this site", usual: ({ home = "" }) => withHost("docs", home) },
  { flag: "api", text: "Address of the API", usual: ({ home = "" }) => withHost("api", home) },
  { flag: "code", text: "Repository of the product" },
  { flag: "repository", text: "Repository of this site", usual: ({ code = "" }) => `${code}-docs` },
  { flag: "app", text: "Address of the web app, if there is one", usual: () => "" },
  { flag: "hue", text: "Hue of the accent color, in degrees", usual: () => "260" },
];

/** Asks a question; an empty line gives the usual answer. */
export type Ask = (text: string, usual: string | undefined) => Promise<string>;

/** The parsed command line. */
export interface CommandLine {
  /** A new folder for the adopted copy; without it, the project itself is changed. */
  readonly into: string | undefined;
  /** Leaves the adopted project untested. */
  readonly isUntested: boolean;
  readonly answers: Readonly<Record<string, string>>;
}

/** @throws Error for an unknown option */
export function readOptions(args: readonly string[]): CommandLine {
  const strings = Object.fromEntries(
    [...QUESTIONS.map(({ flag }) => flag), "into"].map((flag) => [flag, { type: "string" as const }]),
  );
  const { values } = readCommandLine(args, { ...strings, untested: { type: "boolean" } });
  const { into, untested, ...answers } = values as Readonly<Record<string, string>>;
  return { into, isUntested: untested !== undefined, answers };
}

/**
 * Completes the answers and makes the identity from them.
 *
 * @param ask undefined if nobody can be asked: then the usual answers apply
 * @throws Error that names every flag that is missing, or every field with a wrong value
 */
export async function identityFrom(
  given: Readonly<Record<string, string>>,
  ask: Ask | undefined,
): Promise<ProductIdentity> {
  const answers: Record<string, string> = { ...given };
  const missing: string[] = [];
  for (const { flag, text, usual } of QUESTIONS) {
    if (answers[flag] !== undefined) continue;
    const proposed = usual?.(answers);
    const answer = ask === undefined ? proposed : (await ask(text, proposed)).trim() || proposed;
    if (answer === undefined) missing.push(`--${flag}`);
    else answers[flag] = answer;
  }
  if (missing.length > 0) throw new Error(`Answers are missing. Fix: add ${missing.join(", ")}.`);
  const identity = identityOf(answers);
  const problems = identityProblems(identity);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return identity;
}

function identityOf(answers: Readonly<Record<string, string>>): ProductIdentity {
  const of = (flag: string): string => (answers[flag] ?? "").replace(/(?<=^https:.*[^/])\/+$/, "");
  const app = of("app");
  return {
    slug: of("slug"),
    name: of("name"),
    tagline: of("tagline"),
    company: of("company"),
    release: of("release"),
    client: { cli: of("command") },
    api: { url: of("api") },
    links: {
      docs: of("docs"),
      home: of("home"),
      ...(app !== "" && { app }),
      code: of("code"),
      docsRepository: of("repository"),
    },
    brand: { accentHue: Number(of("hue")), marks: MARKS },
  };
}

/** Two plain marks to begin with: a page, and brackets. */
const MARKS: ProductIdentity["brand"]["marks"] = {
  docs: { ink: ["M7 4h18v24H7z"], accent: ["M11 10h10v3H11z", "M11 17h6v3h-6z"] },
  api: {
    ink: ["M11 6 3 16l8 10h4L7 16l8-10Z", "M21 6l8 10-8 10h-4l8-10-8-10Z"],
    accent: ["M14 14.5h4v3h-4z"],
  },
};

/** The same address with a name before the host: `https://docs.acme.example`. */
function withHost(name: string, address: string): string {
  return address.replace(/^(https:\/\/)(?:www\.)?/, `$1${name}.`);
}
