import { findingsOf } from "../seed.fixture";
import { emptyCellRule } from "./emptyCells";
import { fragmentRule } from "./fragments";
import { PHRASES, TERMS } from "./phraseList";
import { phraseRule, termRule } from "./phrases";

describe("terms", () => {
  it("what writers type by habit is found, with what the site writes", () => {
    expect(findingsOf(termRule, "Connect the Web-App over WiFi, or JavaScript- and API-powered.")).toEqual([
      'docs/x.mdx:1:13 term: This site does not write "Web-App". Fix: write "web app".',
      'docs/x.mdx:1:26 term: This site does not write "WiFi". Fix: write "Wi-Fi".',
    ]);
  });

  it("every one is found, and what the site writes passes", () => {
    const written = Object.values(TERMS).map((term) => `Use ${term} here.`);
    const typed = Object.keys(TERMS).map((term) => `Use ${term} here.`);
    expect(typed.filter((body) => findingsOf(termRule, body).length !== 1)).toEqual([]);
    expect(written.filter((body) => findingsOf(termRule, body).length > 0)).toEqual([]);
  });
});

describe("phrases", () => {
  it.each(PHRASES.map(({ found, instead }) => [found, instead]))("%s", (found, instead) => {
    expect(findingsOf(phraseRule, found)).toEqual([expect.stringContaining(`Fix: ${instead}.`)]);
  });

  it("every form is found, also with a capital", () => {
    const forms = PHRASES.flatMap(({ match }) => match).map(
      (form) => `${form[0]?.toUpperCase()}${form.slice(1)}`,
    );
    expect(forms.filter((form) => findingsOf(phraseRule, `${form} others.`).length !== 1)).toEqual([]);
  });

  it("no form is listed twice", () => {
    const forms = PHRASES.flatMap(({ match }) => match);
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
  });

  it("are found in headers of tables, and code is left out", () => {
    const body = "| Symptom | Cause | Leverage |\n|---|---|---|\n| `leverage` | It is broken | Restart |";
    expect(findingsOf(phraseRule, body)).toEqual([
      'docs/x.mdx:1:21 phrase: This site does not write "Leverage". Fix: write "use".',
    ]);
  });

  it("a right phrase that begins with one of the words passes", () => {
    expect(
      findingsOf(phraseRule, "It works just like a switch, just as before. See the line just below."),
    ).toEqual([]);
  });
});

describe("fragments", () => {
  it.each([
    ["**Its token.** It needs a personal access token of a service user.", "Its token."],
    ["Outgoing TCP 443 and UDP 3478 from the servers. No inbound rule.", "No inbound rule."],
    ["A tab has no UDP. Always so.", "Always so."],
    ["Rosenpass is on. Not on mobile.", "Not on mobile."],
  ])("%s", (body, fragment) => {
    expect(findingsOf(fragmentRule, body)).toEqual([
      expect.stringContaining(
        `fragment: "${fragment}" is not a sentence. Fix: add a verb, or join it to the next sentence.`,
      ),
    ]);
  });

  it.each([
    "Apply it and wait. The router restarts.",
    "The name resolves. No tunnel is open.",
    "- A [setup key](/x). A container has no browser.\n- Outgoing TCP 443.",
    "- **No disguise.** WireGuard does not hide that it is WireGuard.",
    "Only owners may. Nothing else changed. The rest stays.",
    "## No rule\n\n| No rule | Not here |\n|---|---|\n| The key. Its end. | Always so. |",
    "Restart the client. The `wt0` interface.",
  ])("%s passes", (body) => expect(findingsOf(fragmentRule, body)).toEqual([]));
});

describe("empty cells", () => {
  const table = (header: string, ...rows: readonly string[]) => [header, "|---|---|---|", ...rows].join("\n");

  it("a fault without a cause is found", () => {
    const body = table("| Symptom | Cause | Fix |", "| You posted a secret | | Revoke it |", "| A | B | C |");
    expect(findingsOf(emptyCellRule, body)).toEqual([
      "docs/x.mdx:3:1 empty-cell: A fault lacks its cause or its fix. Fix: fill the cell, or write a sentence below.",
    ]);
  });

  it("a row with one cell at most is found in every table", () => {
    const body = table("| Protected | Not | Why |", "| Settings and audit events | | |", "| | | |");
    expect(findingsOf(emptyCellRule, body)).toEqual([
      "docs/x.mdx:3:1 empty-cell: The row says nothing. Fix: leave it out.",
      "docs/x.mdx:4:1 empty-cell: The row says nothing. Fix: leave it out.",
    ]);
  });

  it("a cell of a comparison may be empty, and code or a badge fills one", () => {
    const body = table("| | Cloud | Own server |", "| Plan | Team | |", "| `a` | <Badge>B</Badge> | |");
    expect(findingsOf(emptyCellRule, body)).toEqual([]);
  });
});
