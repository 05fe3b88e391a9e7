import { normaliseTerm } from "./fold";
import { halvesOf, inflectionOf, stemOf, typosAllowed } from "./forms";

/** Compared forms of some words, without repetition. */
function formsOf(words: string, form: (term: string) => string | null): ReadonlySet<string | null> {
  return new Set(words.split(" ").map((word) => form(normaliseTerm(word))));
}

describe("inflectionOf", () => {
  it.each([
    "stop stops stopped stopping",
    "deny denies denied denying",
    "log logs logged logging",
    "expire expires expired expiring",
    "cancel cancelled canceled cancelling",
    "install installed installing",
    "policy policies",
  ])("joins %s", (words) => {
    expect(formsOf(words, inflectionOf).size).toBe(1);
  });

  it.each(["user used", "string", "add", "k8s", "api/peers"])("leaves %s", (words) => {
    const terms = words.split(" ");
    expect(terms.map(inflectionOf)).toEqual(terms);
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
  ])("joins %s", (words) => {
    expect(formsOf(words, stemOf).size).toBe(1);
  });

  it.each(["custom customer", "contain container", "station state", "route root", "local location"])(
    "keeps apart %s",
    (words) => {
      expect(formsOf(words, stemOf).size).toBe(2);
    },
  );

  it.each(["k8s", "51820", "io", "api/peers"])("has none for %s", (word) => {
    expect(stemOf(word)).toBeNull();
  });
});

describe("typosAllowed", () => {
  it("scales with the length of words, and allows none in numbers and technical names", () => {
    expect(["ssh", "peer", "connect", "policies"].map(typosAllowed)).toEqual([0, 1, 1, 2]);
    expect(["51820", "wt0", "api/peers"].map(typosAllowed)).toEqual([0, 0, 0]);
  });
});

describe("a forgotten space", () => {
  it("parts a word in two of at least three letters", () => {
    expect(halvesOf("nslook")).toEqual([["nsl", "ook"]]);
    expect(halvesOf("peers")).toEqual([]);
  });
});
