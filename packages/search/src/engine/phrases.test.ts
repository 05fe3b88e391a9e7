import { withBarePhrases } from "./phrases";
import { record } from "./sample.fixture";
import "./words.fixture";

test.each([
  ["block a person in the team", "block person team"],
  // An expression of the synonym table has a stop word, and two words would become one without theirs.
  ["the endpoint detection and response", "the endpoint detection and response"],
  ["exit the node", "exit the node"],
  ["how to", "how to"],
])("a phrase is written without stop words if it means the same: %s", (phrase, written) => {
  const [bare] = withBarePhrases([record("/a", "A", { keywords: [phrase] })]);
  expect(bare?.keywords).toEqual([written]);
});
