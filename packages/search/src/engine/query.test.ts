import "./words.fixture";
import { parseQuery } from "./query";

function unitsOf(query: string): readonly string[] {
  return parseQuery(query).units.map(({ terms }) => terms.join(" "));
}

describe("parseQuery", () => {
  it("makes one unit of an expression with synonyms, in any inflection", () => {
    expect(unitsOf("logged out of the web app")).toEqual(["logged out", "web", "app"]);
    expect(unitsOf("turning off lazy connections")).toEqual(["turning off", "lazy", "connection"]);
  });

  it("leaves out the names of the product and stop words, unless nothing else is left", () => {
    const terms = (query: string) =>
      parseQuery(query, new Set(["meshloom"])).units.map((unit) => unit.terms[0]);
    expect(terms("how do i use Meshloom ssh")).toEqual(["ssh"]);
    expect(terms("what is Meshloom")).toEqual(["meshloom"]);
    expect(terms("how is it")).toEqual(["how", "is", "it"]);
  });

  it("gives a compound its parts, and a path those that are not ids", () => {
    const parts = (query: string) => parseQuery(query).units[0]?.parts;
    expect(parts("--allow-server-ssh")).toEqual(["allow", "server", "ssh"]);
    expect(parts("/api/peers/123")).toEqual(["api", "peer"]);
  });

  it("takes words that a hyphen or a slash joins as words; a prefix, a flag, a path or a file name stays whole", () => {
    expect(unitsOf("exit-node of a site-to-site tunnel")).toEqual(["exit node", "site", "site", "tunnel"]);
    expect(unitsOf("Aarch64/ARM64 for GNU/Linux")).toEqual(["aarch64", "arm64", "gnu", "linux"]);
    expect(unitsOf("/dev/net/tun")).toEqual(["dev/net/tun"]);
    expect(unitsOf("re-authentication")).toEqual(["reauthentication"]);
    expect(unitsOf("--disable-sync")).toEqual(["disablesync"]);
    expect(unitsOf("getting-started.sh")).toEqual(["gettingstarted.sh"]);
  });
});

describe("requestsApi", () => {
  it.each([
    "create group api",
    "rest list users",
    "curl setup key",
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
    "DELETE",
    "go to the settings",
  ])("is false for %s", (query) => {
    expect(parseQuery(query).requestsApi).toBe(false);
  });
});

describe("the method that a verb means", () => {
  const methodsOf = (query: string) => parseQuery(query).units.map(({ method }) => method);

  it("is known in a query that requests the API, whose own words are left out", () => {
    expect(methodsOf("show all groups api")).toEqual(["GET", null, null]);
    expect(unitsOf("remove peer with curl")).toEqual(["remove", "peer"]);
    expect(unitsOf("python list peers")).toEqual(["list", "peer"]);
  });

  it("is known in the name of an operation, which requests the API", () => {
    expect(methodsOf("createProxyToken")).toEqual(["POST", null, null]);
    expect(unitsOf("createProxyToken")).toEqual(["create", "proxy", "token"]);
    expect(parseQuery("createProxyToken").requestsApi).toBe(true);
    expect(unitsOf("peerId in listPeers.ts")).toEqual(["peerid", "listpeers.ts"]);
  });

  it("is known for the verb that a query begins with, and not for others", () => {
    expect(methodsOf("remove a peer")).toEqual(["DELETE", null]);
    expect(new Set(methodsOf("a peer that I remove"))).toEqual(new Set([null]));
    expect(methodsOf("remove")).toEqual([null]);
  });
});
