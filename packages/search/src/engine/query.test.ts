import "./words.fixture";
import { parseOutput, parseQuery } from "./query";

function unitsOf(query: string): readonly string[] {
  return parseQuery(query).units.map(({ words }) => words.map(({ term }) => term).join(" "));
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
    const terms = (query: string) => parseQuery(query, names).units.map(({ words }) => words[0]?.term);
    expect(terms("Meshloom ssh")).toEqual(["ssh"]);
    expect(terms("what is Meshloom")).toEqual(["meshloom"]);
  });

  it("leaves out stop words, unless nothing else is left", () => {
    expect(unitsOf("how do i use a peer")).toEqual(["peer"]);
    expect(unitsOf("how is it")).toEqual(["how", "is", "it"]);
  });
});

describe("requestsApi", () => {
  it.each([
    "create group api",
    "rest list users",
    "curl setup key",
    "whoami endpoint",
    "revoke setup key with PUT",
    "list users with Python",
    "delete a peer in go",
  ])("is true for %s", (query) => {
    expect(parseQuery(query).requestsApi).toBe(true);
  });

  it.each([
    "api",
    "api token",
    "endpoint detection and response",
    "create a group",
    "delete a group",
    "DELETE",
    "go to the settings",
  ])("is false for %s", (query) => {
    expect(parseQuery(query).requestsApi).toBe(false);
  });
});

describe("operations", () => {
  const operationsOf = (query: string) =>
    parseQuery(query).units.flatMap(({ operations }) => operations ?? []);

  it("are meant by verbs in a query that requests the API, and the words of the request are left out", () => {
    expect(operationsOf("show all groups api")).toEqual([{ method: "GET", onObject: false }]);
    expect(operationsOf("fetch one user via rest")).toEqual([{ method: "GET", onObject: true }]);
    expect(operationsOf("remove peer with curl")).toEqual([{ method: "DELETE", onObject: null }]);
    expect(unitsOf("remove peer with curl")).toEqual(["remove", "peer"]);
  });

  it("are meant by the verb that a query begins with, and not by others", () => {
    expect(operationsOf("remove a peer")).toEqual([{ method: "DELETE", onObject: null }]);
    expect(operationsOf("a peer that I remove")).toEqual([]);
    expect(operationsOf("remove")).toEqual([]);
  });

  it("are not needed: a request without a verb keeps its words", () => {
    expect(unitsOf("python client")).toEqual(["python", "client"]);
  });
});

describe("parseOutput", () => {
  const frequencies = new Map([
    ["failed", 40],
    ["engine", 9],
    ["peer", 90],
  ]);
  const wordsOf = (text: string) =>
    parseOutput(text, (term) => frequencies.get(term) ?? 0).map(({ words }) => words[0]?.term);

  it("keeps each known word once", () => {
    expect(wordsOf("failed to start engine: engine is nil for the peer")).toEqual([
      "failed",
      "engine",
      "peer",
    ]);
  });

  it("keeps the rarest of many words, in their order", () => {
    const many = Array.from({ length: 20 }, (_, i) => `k${String.fromCharCode(97 + i)}`);
    const rarest = parseOutput(many.join(" "), (term) => term.charCodeAt(1)).map(
      ({ words }) => words[0]?.term,
    );
    expect(rarest).toEqual(many.slice(0, 16));
  });
});
