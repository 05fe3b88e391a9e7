import type { ComponentProperties } from "../../../src/lib/properties";
import type { TokenTable } from "../../../src/product/tokens";
import { headingsOf, readPage, type Page, type Source } from "../parse";
import { checkTokens } from "../parse/tokens";
import type { Finding } from "../../report";
import { commandRule } from "./commands";
import { componentRule } from "./components";
import { fenceLanguageRule } from "./fenceLanguage";
import { descriptionRule, verifiedRule } from "./frontMatter";
import { isGenerated } from "./generated";
import { headingIdRule } from "./headingIds";
import { headingRule } from "./headings";
import { ignoresOf } from "./ignore";
import { imagesOf } from "./imagePlaces";
import { linksOf } from "./links/address";
import { portRule } from "./ports";
import { PROSE_RULES } from "./prose";
import { readRule, wordCount } from "./prose/count";
import type { Outline, PartName, Parts, Reading, ReadProse } from "./reading";
import type { Known, PageRule } from "./rule";
import { titleRule } from "./title";
import { valueRule } from "./values";
import { variableRule } from "./variables";

/** Rules whose findings stop a build. */
const PAGE_RULES: readonly PageRule[] = [
  ({ path, text, tokens }) => checkTokens(path, text, tokens),
  componentRule,
  headingIdRule,
  titleRule,
  commandRule,
  variableRule,
  valueRule,
  portRule,
  fenceLanguageRule,
  descriptionRule,
  headingRule,
  verifiedRule,
];

/** Facts, front matter and prose of generated pages are checked where they come from. */
const ON_GENERATED: readonly PageRule[] = [componentRule, headingIdRule];

/** Reads pages; what takes long is done when it is asked for. */
export function readerOf(
  tokens: TokenTable,
  components: ComponentProperties,
): (source: Source) => LazyReading {
  return (source) => new LazyReading(source, tokens, { components });
}

/** Some parts of a page, without its tree. */
export function partsOf(reading: Reading, names: readonly PartName[]): Partial<Parts> {
  return Object.fromEntries(names.map((name) => [name, reading[name]]));
}

/** A page whose tree is at hand. One parse, however many parts are asked for. */
class LazyReading implements Reading {
  readonly path: string;
  readonly text: string;
  readonly #tokens: TokenTable;
  readonly #known: Known;
  readonly #made: { -readonly [Name in keyof Parts]?: Parts[Name] } = {};
  #page: Page | undefined;

  constructor({ path, text }: Source, tokens: TokenTable, known: Known) {
    this.path = path;
    this.text = text;
    this.#tokens = tokens;
    this.#known = known;
  }

  get page(): Page {
    return (this.#page ??= readPage({ path: this.path, text: this.text }, this.#tokens));
  }

  get frontMatter(): Parts["frontMatter"] {
    return this.page.frontMatter;
  }

  get outline(): Outline {
    return (this.#made.outline ??= outlineOf(this.page, this.#known));
  }

  get facts(): readonly Finding[] {
    return (this.#made.facts ??= factsOf(this.page, this.#known));
  }

  get prose(): ReadProse {
    return (this.#made.prose ??= proseOf(this.page, this.#known));
  }
}

function outlineOf(page: Page, { components }: Known): Outline {
  return {
    ids: [...headingsOf(page).ids],
    unreadable: page.problems.length > 0,
    links: linksOf(page, components),
    images: imagesOf(page),
    ignores: ignoresOf(page.root),
  };
}

function factsOf(page: Page, known: Known): Finding[] {
  const rules = isGenerated(page) ? ON_GENERATED : PAGE_RULES;
  return [...page.problems, ...rules.flatMap((rule) => rule(page, known))];
}

function proseOf(page: Page, known: Known): ReadProse {
  if (isGenerated(page)) return { findings: [], words: 0 };
  const findings = [...PROSE_RULES, readRule].flatMap((rule) => rule(page, known));
  return { findings, words: wordCount(page, known) };
}
