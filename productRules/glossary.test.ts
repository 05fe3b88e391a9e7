import { readGlossary, siteGlossary } from "../src/facts/glossary";
import { formatFinding } from "../plugins/report";
import { glossaryFindings } from "./glossary";
import { pageOf } from "../plugins/content/rules/seed.fixture";

const PAGES = [
  pageOf('<FactTable name="glossary:p" />', "docs/about/glossary.mdx"),
  pageOf("", "docs/how-to/peers.mdx"),
];
const found = (yaml: string): string[] => glossaryFindings(readGlossary(yaml), PAGES).map(formatFinding);
const PEER = '- term: Peer\n  meaning: A device\n  more: "[Peers](/how-to/peers)"\n';

test("each mistake in the file is found at its line", () => {
  expect(found(PEER)).toEqual([]);
  const cases: readonly (readonly [yaml: string, finding: string])[] = [
    [
      `${PEER}- term: Policy\n  more: "[Peers](/how-to/peers)"\n`,
      '4:3 glossary: "Policy" has no definition. Fix: add "meaning:" with one or two sentences.',
    ],
    [
      `${PEER}- term: Policy\n  meaning: ""\n  more: "[Peers](/how-to/peers)"\n`,
      '4:3 glossary: "Policy" has no definition. Fix: add "meaning:" with one or two sentences.',
    ],
    [
      `${PEER}- term: Policy\n  meaning: A rule\n`,
      '4:3 glossary: "Policy" has no link to its page. Fix: add more: "[Title of the page](/route)", in quotation marks.',
    ],
    [
      `${PEER}- term: Policy\n  meaning: A rule\n  more: "[Peers](/how-to/peer)"\n`,
      '4:3 glossary: "Policy" links to "/how-to/peer", but there is no such page. Fix: write "/how-to/peers".',
    ],
    [
      `${PEER}- term: Part\n  meaning: One\n  more: "[Peers](/how-to/peers)"\n  names: [peer]\n`,
      '4:3 glossary: "peer" is a name of both "Peer" and "Part". Fix: remove it from one of them.',
    ],
    [
      `${PEER}- term: Part\n  meaning: One\n  more: "[Peers](/how-to/peers)"\n  name: part\n`,
      '4:3 glossary: "Part" has an unknown field "name". Fix: use term, meaning, more, names, common.',
    ],
    [
      `${PEER}- term: Part\n  meaning: One: two\n  more: "[Peers](/how-to/peers)"\n`,
      "5:12 glossary: This is not YAML: Nested mappings are not allowed in compact mappings at line 5, column 12: " +
        "Fix: put quotation marks around texts with a colon or a hash.",
    ],
  ];
  expect(cases.map(([yaml]) => found(yaml)[0])).toEqual(
    cases.map(([, finding]) => `src/facts/glossary.yaml:${finding}`),
  );
});

test("the page prints every letter", () => {
  expect(found('- term: Zone\n  meaning: Records\n  more: "[Peers](/how-to/peers)"\n')).toEqual([
    "docs/about/glossary.mdx:1:1 glossary: The page does not list the terms that begin with Z. " +
      'Fix: add "## Z" and <FactTable name="glossary:z" />.',
  ]);
});

test("the glossary of the site has more than a hundred terms and no mistake of its own", () => {
  const { terms, problems } = siteGlossary();
  expect(terms.length).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});
