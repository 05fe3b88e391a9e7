import { formatFinding } from "docusaurus-waymark-core/report";
import { pageOf } from "../seed.fixture";
import { readFacts } from "docusaurus-waymark-core/facts/read";
import { glossaryFindings } from "./glossary";

const PAGES = [
  pageOf('<FactTable name="glossary:p" />', "docs/about/glossary.mdx"),
  pageOf("", "docs/how-to/peers.mdx"),
];
const found = (yaml: string): string[] =>
  glossaryFindings(readFacts("glossary", yaml).data, yaml, PAGES).map(formatFinding);
const PEER = '- term: Peer\n  meaning: A device\n  more: "[Peers](/how-to/peers)"\n';

test("a name of two terms is found at the second", () => {
  expect(found(PEER)).toEqual([]);
  const part = '- term: Part\n  meaning: One\n  more: "[Peers](/how-to/peers)"\n  names: [peer]\n';
  expect(found(PEER + part)).toEqual([
    'test/fullSite/src/facts/glossary.yaml:4:3 glossary: "peer" is a name of both "Peer" and "Part". Fix: remove it from one of them.',
  ]);
});

test("the page prints every letter", () => {
  expect(found('- term: Zone\n  meaning: Records\n  more: "[Peers](/how-to/peers)"\n')).toEqual([
    "docs/about/glossary.mdx:1:1 glossary: The page does not list the terms that begin with Z. " +
      'Fix: add "## Z" and <FactTable name="glossary:z" />.',
  ]);
});
