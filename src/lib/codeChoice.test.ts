import { chosenIndex, codeChoiceKey, parseChoices, promoteChoice } from "./codeChoice";

describe("stored choices", () => {
  it.each([null, "", "nonsense", "{}", '"Go"', "42", "null"])("%j counts as no choice", (stored) => {
    expect(parseChoices(stored)).toEqual([]);
  });

  it("keep their order and lose what is no text", () => {
    expect(parseChoices('["Go", 1, null, "cURL", ["Ruby"]]')).toEqual(["Go", "cURL"]);
  });

  it("do not grow for ever", () => {
    const many = Array.from({ length: 100 }, (_, index) => `choice ${index}`);
    expect(parseChoices(JSON.stringify(many)).length).toBeLessThan(30);
    expect(many.reduce<readonly string[]>(promoteChoice, []).length).toBeLessThan(30);
  });
});

describe("a new choice", () => {
  it("comes first, once", () => {
    expect(promoteChoice(["Go", "cURL", "Ruby"], "Ruby")).toEqual(["Ruby", "Go", "cURL"]);
  });
});

describe("the panel that shows", () => {
  it("is the newest choice that the group offers (2.4)", () => {
    expect(chosenIndex(["Fedora", "Go", "cURL"], ["cURL", "Python", "Go"])).toBe(2);
  });

  it("is the first one where none is offered (2.4)", () => {
    expect(chosenIndex(["Fedora"], ["cURL", "Go"])).toBe(0);
    expect(chosenIndex([], ["cURL", "Go"])).toBe(0);
  });
});

it("keeps sites on one origin apart", () => {
  expect(codeChoiceKey("-a")).not.toBe(codeChoiceKey("-b"));
});
