import { findingsOf } from "../seed.fixture";
import { joinRule } from "./joins";

const TWO = "The path is direct, so it is fast. The relay helps, but it adds a hop.";

it("a third clause that a comma ties on is found, at the start of the paragraph", () => {
  expect(findingsOf(joinRule, `Read on.\n\n- ${TWO} It is used, because a firewall blocks UDP.`)).toEqual([
    'docs/x.mdx:3:3 comma-join: The paragraph ties 3 clauses to others with a comma and "so", "because", "which", "but", or "while". Fix: leave out what nobody would ask, and give the rest sentences of its own.',
  ]);
});

it.each([
  TWO,
  `${TWO}\n\nAnother paragraph has its own, which count for it alone.`,
  `${TWO} Turn the relay on, so that UDP is not needed, and test it, or wait.`,
  `## ${TWO} It is used, because a firewall blocks UDP.`,
])("%s passes", (body) => expect(findingsOf(joinRule, body)).toEqual([]));
