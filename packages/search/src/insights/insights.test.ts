import type { SearchHit } from "../model";
import { createInsights, type InsightsClient, mayReport } from "./createInsights";
import { selectEvent, viewEvents } from "./events";

const hit = (objectID: string, queryID: string | null = "q1", indexName = "docs"): SearchHit =>
  ({ objectID, queryID, indexName }) as SearchHit;

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe("events", () => {
  it("views go out in chunks of 20 ids, each index for itself", () => {
    const hits = [...Array.from({ length: 45 }, (_, index) => hit(`a${index}`)), hit("b", "q1", "other")];
    expect(viewEvents(hits).map(({ index, objectIDs }) => [index, objectIDs.length])).toEqual([
      ["docs", 20],
      ["docs", 20],
      ["docs", 5],
      ["other", 1],
    ]);
  });

  it("a choice names its query and position, and needs a query id", () => {
    expect(selectEvent(hit("a"), 3)).toEqual({
      eventName: "Item Selected",
      index: "docs",
      queryID: "q1",
      objectIDs: ["a"],
      positions: [3],
    });
    expect(selectEvent(hit("a", null), 1)).toBeNull();
  });
});

describe("mayReport", () => {
  it.each([
    [{}, true],
    [{ doNotTrack: null }, true],
    [{ doNotTrack: "0" }, true],
    [{ doNotTrack: "1" }, false],
    [{ globalPrivacyControl: true }, false],
  ])("with %j is %s", (signals, may) => {
    expect(mayReport(signals)).toBe(may);
  });
});

describe("createInsights", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function make(load?: () => Promise<InsightsClient>) {
    const calls: unknown[][] = [];
    const client = ((...call: unknown[]) => void calls.push(call)) as InsightsClient;
    const loads: number[] = [];
    const errors: string[] = [];
    const insights = createInsights({
      appId: "APP",
      apiKey: "key",
      load: load ?? (() => (loads.push(1), Promise.resolve(client))),
      logError: (message) => errors.push(message),
    });
    return { insights, calls, loads, errors };
  }

  it("loads nothing before the first event, and once in all", async () => {
    const { insights, calls, loads } = make();
    expect(loads).toHaveLength(0);
    insights.selected(hit("a"), 1);
    insights.selected(hit("b"), 2);
    await settled();
    expect(loads).toHaveLength(1);
    expect(calls.map(([method]) => method)).toEqual([
      "init",
      "clickedObjectIDsAfterSearch",
      "clickedObjectIDsAfterSearch",
    ]);
  });

  it("counts only the list that stays for 400 ms", async () => {
    const { insights, calls } = make();
    insights.viewed([hit("passing")]);
    jest.advanceTimersByTime(399);
    insights.viewed([hit("staying")]);
    jest.advanceTimersByTime(400);
    await settled();
    expect(calls[1]).toEqual([
      "viewedObjectIDs",
      { eventName: "Items Viewed", index: "docs", objectIDs: ["staying"] },
    ]);
    expect(calls).toHaveLength(2);
  });

  it("names the row that the reader stays on for 400 ms, beside the list", async () => {
    const { insights, calls } = make();
    insights.viewed([hit("a"), hit("b")]);
    insights.active(hit("a"));
    jest.advanceTimersByTime(399);
    insights.active(hit("b"));
    jest.advanceTimersByTime(400);
    await settled();
    expect(calls.slice(1).map(([, event]) => event)).toEqual([
      { eventName: "Items Viewed", index: "docs", objectIDs: ["a", "b"] },
      { eventName: "Item Active", index: "docs", objectIDs: ["b"] },
    ]);
  });

  it("a call that throws is an error and nothing else", async () => {
    const throwing = ((method: string) => {
      if (method !== "init") throw new Error("quota");
    }) as InsightsClient;
    const { insights, errors } = make(() => Promise.resolve(throwing));
    insights.selected(hit("a"), 1);
    await settled();
    expect(errors).toEqual(["Search analytics could not be sent."]);
  });

  it("a script that cannot be loaded is one error and nothing else", async () => {
    const { insights, errors } = make(() => Promise.reject(new Error("blocked")));
    insights.selected(hit("a"), 1);
    insights.selected(hit("b"), 2);
    await settled();
    expect(errors).toEqual(["Search analytics could not be loaded."]);
  });
});
