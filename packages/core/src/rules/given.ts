import type { MdNode } from "../parse/tree";
import type { EditorHelp } from "./help";
import type { PageRule, SiteRule } from "./rule";

/** A field of the front matter. */
export interface Field {
  /** One sentence or two for writers. */
  readonly purpose: string;
  /** JSON schema of its value. */
  readonly value: Readonly<Record<string, unknown>>;
}

/** A rule, as its file exports it. */
export type Rule = RuleNames & (RuleOverPages | { readonly kind: "site"; readonly check: SiteRule });

interface RuleNames {
  /** Names of its findings; `check-ignore` comments accept them. */
  readonly names: readonly string[];
}

interface RuleOverPages {
  /**
   * Which pages it reads, and whether its findings stop a build: `every` page, those of the API description too; pages that
   * people have `written`; the `prose` of those pages, whose findings stop only `npm run check`.
   */
  readonly kind: "every" | "written" | "prose";
  readonly check: PageRule;
}

/** Rules that the configuration adds to those of this folder: all that is about the product which the pages describe. */
export interface GivenRules {
  readonly rules: readonly Rule[];
  /** Fields of the front matter, in addition to those of every site. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Fields that every listed page needs. */
  readonly requiredFields: readonly string[];
  /** Fields whose values have a rule among `rules`. */
  readonly fieldsWithRules: readonly string[];
  /** The Markdown that the build writes in place of an element, where it has headings. */
  readonly madeHeadings: (element: MdNode) => string | undefined;
  /** True for a name that the spelling check leaves to another rule. */
  readonly isName: (word: string) => boolean;
  /** Corrects a word that is nearly a name. */
  readonly correctName: (word: string) => string | undefined;
  /** What the editor says about facts. */
  readonly editor?: EditorHelp;
}
