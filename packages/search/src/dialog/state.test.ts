import { found, hitAt } from "@site/test/searchBackend";
import { toSearchError } from "../backend";
import { arrange } from "./runQuery";
import {
  CLOSED_DIALOG,
  reduce,
  rowsOf,
  viewOf,
  withUpdate,
  type Action,
  type Result,
  type State,
} from "./state";

/** The result of a query that finds pages by these names. */
function resultOf(names: readonly string[]): Result {
  const { hits, fallbackCause } = found(names.map((name) => hitAt(`/${name}`, ["Docs", name])));
  const options = arrange(hits, (url) => url);
  return { kind: "hits", query: "key", options, total: hits.length, fallbackCause, titlesOnly: false };
}
const answer = (requestId: number): Action => ({ kind: "answer", requestId, result: resultOf(["a", "b"]) });

/** The state after a query, its answer and further actions. */
const after = (...actions: readonly Action[]): State =>
  [{ kind: "type", text: "key" } as const, answer(1), ...actions].reduce(reduce, CLOSED_DIALOG);

test("a closed list opens by an arrow, a click or an edit, with its first row active, and not by Enter", () => {
  const closed = [{ kind: "move", by: -1 }, { kind: "back" }] as const;
  for (const opens of [{ kind: "move", by: 1 }, { kind: "reopen" }, { kind: "type", text: "key " }] as const)
    expect([viewOf(after(...closed, opens)).kind, after(...closed, opens).active]).toEqual(["hits", 0]);
  expect(viewOf(after(...closed, { kind: "choose", target: "here" })).kind).toBe("closed");
});

test("rows on screen stay where they are when the full text has an answer; its other rows follow, up to five", () => {
  const update = (requestId: number): Action => ({
    kind: "update",
    requestId,
    result: resultOf(["c", "b", "d", "a", "e", "f"]),
  });
  const moved = after({ kind: "move", by: 1 });
  const updated = reduce(moved, update(1));
  expect(rowsOf(updated).map(({ href }) => href)).toEqual(["/a", "/b", "/c", "/d", "/e"]);
  expect(updated.active).toBe(1);
  expect(viewOf(updated)).toMatchObject({ total: 6 });
  expect(rowsOf(reduce(moved, update(0)))).toBe(rowsOf(moved));
});

test("a result is no longer partial when its update has come, whatever it is", () => {
  const updates: readonly Result[] = [
    { ...resultOf(["a", "b"]), isPartial: false } as Result,
    { kind: "nothing", query: "key", scope: "all", closest: [], fallbackCause: null, titlesOnly: true },
    { kind: "failed", query: "key", error: toSearchError(new Error("lost"), null) },
  ];
  const first = { ...resultOf(["a"]), isPartial: true } as Result;
  for (const update of updates) expect(withUpdate(first, update, 5)).toMatchObject({ isPartial: false });
});
