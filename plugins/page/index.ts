export { codeOf, type PageCode } from "./code";
export { maskTokens, tokenWord, unmask, wordsOf } from "./mask";
export { findingAt, frontMatterProblems, readPage, type Page, type Source } from "./readPage";
export { findingAtNode, findingAtText, type Complaint } from "./place";
export { headingsOf, type PageHeadings } from "./headings";
