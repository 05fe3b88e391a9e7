import { MATCH_WEIGHT, TITLE_MATCH_WEIGHT } from "./weights";

test("all match weights are between 0 and 1, so that the word as typed, with 1, scores highest", () => {
  for (const weights of [MATCH_WEIGHT, TITLE_MATCH_WEIGHT])
    for (const weight of Object.values(weights)) {
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThan(1);
    }
});
