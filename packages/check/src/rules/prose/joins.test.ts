import { findingsOf } from "../seed.fixture";
import { joinRule } from "./joins";

const ONE = "The path is direct, so it is fast.";

it("a second clause that a comma ties on is found, at the start of the paragraph", () => {
  expect(findingsOf(joinRule, `Read on.\n\n- ${ONE} The relay helps, but it adds a hop.`)).toEqual([
    'docs/x.mdx:3:3 comma-join: The paragraph ties 2 clauses to others with a comma and "so", "because", "which", "but", or "while". Fix: leave out what nobody would ask, and give the rest sentences of its own.',
  ]);
});

it.each([
  ONE,
  `${ONE}\n\nAnother paragraph has its own, which count for it alone.`,
  `${ONE} Turn the relay on, so that UDP is not needed, and test it, or wait.`,
  `## ${ONE} The relay helps, but it adds a hop.`,
])("%s passes", (body) => expect(findingsOf(joinRule, body)).toEqual([]));
