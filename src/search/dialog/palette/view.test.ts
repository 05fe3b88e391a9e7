import type { Answer } from "./answer";
import { type CoreState, isBlank, START, viewOf } from "./view";

const answer: Answer = { kind: "nothing", query: "x", scope: "all", closest: [], standIn: null };

const core = (part: Partial<CoreState>): CoreState => ({
  activeItemId: null,
  query: "x",
  completion: null,
  collections: [],
  isOpen: false,
  status: "idle",
  context: {},
  ...part,
});

test.each(["", " ", "\t \n"])("1.7 %j counts as an empty query", (query) => {
  expect(isBlank(query)).toBe(true);
  expect(viewOf(core({ query, isOpen: true }), answer, answer)).toBe(START);
});

test("an answer shows while the panel is open", () => {
  expect(viewOf(core({ isOpen: true }), answer, START)).toBe(answer);
});

test("1.16 before the first answer the view before stays, until the wait is long enough to show", () => {
  expect(viewOf(core({ status: "loading" }), null, START)).toBe(START);
  expect(viewOf(core({ status: "stalled" }), null, START)).toEqual({ kind: "waiting" });
});

test("1.11 a closed list with its query kept is a view of its own", () => {
  expect(viewOf(core({}), answer, answer)).toEqual({ kind: "closed" });
});
