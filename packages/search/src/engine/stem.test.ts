import { normalizeTerm } from "./normalize";
import { removeInflection, stemOf } from "./stem";

/** The different results of a function for the normalized forms of some words. */
function resultsOf(words: string, apply: (term: string) => string | null): ReadonlySet<string | null> {
  return new Set(words.split(" ").map((word) => apply(normalizeTerm(word))));
}

describe("removeInflection", () => {
  it.each([
    "stop stops stopped stopping",
    "deny denies denied denying",
    "log logs logged logging",
    "expire expires expired expiring",
    "cancel cancelled canceled cancelling",
    "install installed installing",
    "policy policies",
  ])("gives the same text for %s", (words) => {
    expect(resultsOf(words, removeInflection).size).toBe(1);
  });

  it.each(["user used", "string", "add", "k8s", "api/peers"])("does not change %s", (words) => {
    const terms = words.split(" ");
    expect(terms.map(removeInflection)).toEqual(terms);
  });
});

describe("stemOf", () => {
  it.each([
    "install installer installation installing",
    "anonymise anonymize anonymizer anonymization anonymisation",
    "migrate migration migrating",
    "expiry expire expiration",
    "enroll enrol enrolment enrollment",
    "register registration registering",
    "connect connected connection connectivity",
    "manage manager management",
    "secure securely security",
    "reach reachable",
  ])("gives the same stem for %s", (words) => {
    expect(resultsOf(words, stemOf).size).toBe(1);
  });

  it.each(["custom customer", "contain container", "station state", "route root", "local location"])(
    "gives different stems for %s",
    (words) => {
      expect(resultsOf(words, stemOf).size).toBe(2);
    },
  );

  it.each(["k8s", "51820", "io", "api/peers"])("is null for %s", (word) => {
    expect(stemOf(word)).toBeNull();
  });
});
