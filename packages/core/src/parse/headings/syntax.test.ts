import { parseHeadingMark, rewriteHeadingMarks } from "./syntax";

describe("rewriteHeadingMarks", () => {
  it.each([
    ["## List {tag=GET label=/api/peers/{peerId}}", "## List {/* tag=GET label=/api/peers/{peerId} */}"],
    ["### X {#own-id}", "### X {/* #own-id */}"],
    ["## X {#id tag=PUT}", "## X {/* #id tag=PUT */}"],
    ["## No mark", "## No mark"],
    ["## Value {count}", "## Value {count}"],
    ["text {#id}", "text {#id}"],
  ])("turns %s into %s", (before, after) => {
    expect(rewriteHeadingMarks(before)).toBe(after);
  });

  it("leaves fenced code alone, whatever the fence", () => {
    const source = "````md\n## A {#a}\n```\n## B {#b}\n````\n~~~\n# C {#c}\n~~~\n## D {#d}";
    expect(rewriteHeadingMarks(source)).toBe(source.replace("{#d}", "{/* #d */}"));
  });
});

describe("parseHeadingMark", () => {
  it("reads id, method and path", () => {
    expect(parseHeadingMark(" #retrieve tag=GET label=/api/peers/{peerId} ")).toEqual({
      id: "retrieve",
      tag: "GET",
      label: "/api/peers/{peerId}",
    });
  });

  it("reads quoted values and leaves unknown words out", () => {
    expect(parseHeadingMark('label="two words" other=1')).toEqual({ label: "two words" });
  });
});
