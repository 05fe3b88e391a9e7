import { found, hitAt } from "../../../test/searchBackend";
import { arrange } from "./runQuery";
import { CLOSED_DIALOG, reduce, rowsOf, viewOf, type Action, type State } from "./state";

const { hits, fallbackCause } = found([hitAt("/a", ["Docs", "A"]), hitAt("/b", ["Docs", "B"])], "key");
const answer = (requestId: number): Action => ({
  kind: "answer",
  requestId,
  result: {
    kind: "hits",
    query: "key",
    options: arrange(hits, (url) => url),
    total: hits.length,
    fallbackCause,
    titlesOnly: false,
  },
});

/** The state after a query, its answer and further actions. */
const after = (...actions: readonly Action[]): State =>
  [{ kind: "type", text: "key" } as const, answer(1), ...actions].reduce(reduce, CLOSED_DIALOG);

test("Escape closes the list and shows nothing in its place, then clears the query, then closes the dialog", () => {
  const back = { kind: "back" } as const;
  expect([viewOf(after(back)), rowsOf(after(back)), after(back).text]).toEqual([
    { kind: "closed" },
    [],
    "key",
  ]);
  expect([viewOf(after(back, back)), after(back, back).text]).toEqual([{ kind: "start" }, ""]);
  expect(after(back, back, back).effect).toEqual({ kind: "dismiss" });
});

test("a closed list opens by an arrow, a click or an edit, with its first row active, and not by Enter", () => {
  const closed = [{ kind: "move", by: -1 }, { kind: "back" }] as const;
  for (const opens of [{ kind: "move", by: 1 }, { kind: "reopen" }, { kind: "type", text: "key " }] as const)
    expect([viewOf(after(...closed, opens)).kind, after(...closed, opens).active]).toEqual(["hits", 0]);
  expect(viewOf(after(...closed, { kind: "choose", target: "here" })).kind).toBe("closed");
});

test("an answer to an older question changes nothing", () => {
  const asked = after({ kind: "type", text: "keys" });
  expect(reduce(asked, answer(1))).toEqual({ ...asked, effect: null });
});
