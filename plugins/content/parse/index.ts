export { codeOf, type PageCode } from "./code";
export { maskTokens, tokenWord, unmask, wordsOf } from "./mask";
export { nodesOf } from "./nodes";
export { frontMatterProblems, readPage, type Page } from "./readPage";
export { findingAt, findingAtNode, findingAtText, type Complaint, type Source } from "./place";
export { handOverPage } from "./handOver";
export { headingsOf, type PageHeadings } from "./headings";
