import { mentionsApi, parseQuery } from "./query";

function unitsOf(query: string): readonly string[] {
  return parseQuery(query).map(({ words }) => words.map(({ term }) => term).join(" "));
}

describe("parseQuery", () => {
  it("makes one unit of an expression with synonyms, in any inflection", () => {
    expect(unitsOf("logged out of the web app")).toEqual(["logged out", "web", "app"]);
    expect(unitsOf("turning off lazy connections")).toEqual(["turning off", "lazy", "connection"]);
  });

  it("makes one unit of a phrasal verb with one word between verb and particle", () => {
    expect(unitsOf("turn vpn off")).toEqual(["turn off", "vpn"]);
    expect(unitsOf("keeps logging me out")).toEqual(["keep", "logging out"]);
    expect(unitsOf("route vpn off")).toEqual(["route", "vpn", "off"]);
  });

  it("leaves out the names of the product, unless nothing else is left", () => {
    const names = new Set(["meshloom"]);
    const terms = (query: string) => parseQuery(query, names).map(({ words }) => words[0]?.term);
    expect(terms("Meshloom ssh")).toEqual(["ssh"]);
    expect(terms("what is Meshloom")).toEqual(["meshloom"]);
  });

  it("leaves out stop words, unless nothing else is left", () => {
    expect(unitsOf("how do i use a peer")).toEqual(["peer"]);
    expect(unitsOf("how is it")).toEqual(["how", "is", "it"]);
  });
});

describe("mentionsApi", () => {
  it.each([
    "create group api",
    "rest list users",
    "curl setup key",
    "whoami endpoint",
    "revoke setup key with PUT",
  ])("is true for %s", (query) => {
    expect(mentionsApi(parseQuery(query))).toBe(true);
  });

  it.each([
    "api",
    "api token",
    "endpoint detection and response",
    "create a group",
    "delete a group",
    "DELETE",
  ])("is false for %s", (query) => {
    expect(mentionsApi(parseQuery(query))).toBe(false);
  });
});
