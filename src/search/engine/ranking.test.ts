import { MATCH_WEIGHT, TITLE_CERTAINTY } from "./ranking";

test("no way in which a word may stand counts as much as the word as typed, which counts 1", () => {
  for (const weights of [MATCH_WEIGHT, TITLE_CERTAINTY])
    for (const weight of Object.values(weights)) {
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThan(1);
    }
});
