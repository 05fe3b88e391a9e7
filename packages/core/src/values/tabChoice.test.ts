import { choiceIn, chosenIndex, parseChoices, promoteChoice, tabChoiceKey } from "./tabChoice";

describe("stored choices", () => {
  it.each([null, "", "nonsense", "{}", '"Go"', "42", "null"])("%j counts as no choice", (stored) => {
    expect(parseChoices(stored)).toEqual([]);
  });

  it("keep their order and lose what is no text", () => {
    expect(parseChoices('["code=Go", 1, null, "os=linux", ["Ruby"]]')).toEqual(["code=Go", "os=linux"]);
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

  it("is told apart by its group", () => {
    expect(choiceIn("os", "linux")).not.toBe(choiceIn("server", "linux"));
  });
});

describe("the panel that shows", () => {
  it("is the newest choice that the group offers", () => {
    expect(chosenIndex(["Fedora", "Go", "cURL"], [["cURL"], ["Python"], ["Go"]])).toBe(2);
  });

  it("may offer several choices", () => {
    expect(chosenIndex(["os=macos"], [["os=windows"], ["os=linux", "os=macos"]])).toBe(1);
  });

  it("stays as it is where none is offered", () => {
    expect(chosenIndex(["Fedora"], [["cURL"], ["Go"]])).toBe(-1);
    expect(chosenIndex([], [["cURL"], ["Go"]])).toBe(-1);
  });
});

it("keeps sites on one origin apart", () => {
  expect(tabChoiceKey("-a")).not.toBe(tabChoiceKey("-b"));
});
