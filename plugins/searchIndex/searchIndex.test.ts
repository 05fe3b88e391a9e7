import type { SearchRecord } from "../../src/search/model";
import { parseHtml } from "../lib/html";
import { recordsOf } from "../output/records";
import { pageModelOf } from "../output/records/pageModel";
import { PEERS_PAGE, SSH_PAGE, UNLISTED_PAGE } from "../output/records/sample.fixture";
import { joinRecords } from ".";

const recordsFrom = (html: string, route: string): SearchRecord[] =>
  recordsOf(pageModelOf(parseHtml(html)), route);

describe("joinRecords", () => {
  it("gathers the records of all pages", () => {
    const records = joinRecords([
      recordsFrom(SSH_PAGE, "/how-to/ssh"),
      recordsFrom(UNLISTED_PAGE, "/hidden"),
    ]);
    expect(new Set(records.map(({ url }) => url))).toEqual(new Set(["/how-to/ssh"]));
  });

  it("stops a build whose docs pages give no record", () => {
    expect(() => joinRecords([recordsFrom(PEERS_PAGE, "/api/resources/peers")])).toThrow(
      "search-index: 1 built pages gave no search record for the docs section. Fix: check that pages still have",
    );
  });
});
