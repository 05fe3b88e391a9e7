// What a page is to the rules: its front matter, its tree and what is derived from it, and places for findings.
export { codeOf, type PageCode } from "./code";
export { headingsOf } from "./headings";
export { maskedAsLetters, maskTokens, TOKEN_LETTER, unmask, wordForToken, wordsToTokens } from "./mask";
export { onceForText, oncePerPage } from "./once";
export { frontMatterProblems, nodesOf, readPage, type Page, type PageContext } from "./page";
export {
  findingAt,
  findingAtKey,
  findingAtNode,
  findingAtText,
  guessing,
  replacing,
  type Replacement,
  type Source,
} from "./place";
