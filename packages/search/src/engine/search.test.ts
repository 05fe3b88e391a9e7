import { buildIndex, search, type SearchOptions, titleIndex } from ".";
import { record, SAMPLE } from "./sample.fixture";

const index = buildIndex(SAMPLE);

function urls(query: string, options?: SearchOptions): readonly string[] {
  return search(index, query, options).hits.map(({ url }) => url);
}

describe("search: order", () => {
  it("ranks the page with the query as its title first, then headings, then prose", () => {
    const found = urls("ssh", { hitsPerPage: 20 });
    expect(found[0]).toBe("/how-to/ssh");
    expect(found.indexOf("/how-to/ssh#turn-on-ssh-for-a-machine")).toBeLessThan(
      found.indexOf("/how-to/manage-network-access#how-policies-work"),
    );
    expect(new Set(found).size).toBe(found.length);
  });

  it("ranks hits of the preferred section a little higher", () => {
    expect(urls("setup keys")[0]).toBe("/how-to/register-machines-using-setup-keys");
    expect(urls("setup keys", { preferredSection: "api" })[0]).toBe("/api/resources/setup-keys");
    expect(urls("exit node", { preferredSection: "api" })[0]).toMatch(/default-routes/);
  });

  it("finds a heading by words of the page title and of the heading", () => {
    expect(urls("ssh forward ports")[0]).toBe("/how-to/ssh#forward-ports");
  });

  it("ignores a word that the site does not have, unless most are like that", () => {
    expect(urls("ssh zeppelin")[0]).toBe("/how-to/ssh");
    expect(urls("purple zeppelin over ssh mountains")).toEqual([]);
  });

  it("gives light words less weight than other words", () => {
    expect(urls("what is the best way to make ssh work")[0]).toBe("/how-to/ssh");
  });
});

describe("search: before the prose is there", () => {
  const early = titleIndex({ records: SAMPLE.filter(({ type }) => type !== "content") });

  it("the hits whose titles have the query are given, and stay the first ones", () => {
    for (const query of ["ssh", "setup keys", "forward ports", "list peers api", "polic"]) {
      const first = search(early, query, { onlySure: true }).hits.map(({ url }) => url);
      expect(first).not.toEqual([]);
      expect(search(early, query, { onlySure: true }).sure).toBe(first.length);
      expect(urls(query).slice(0, first.length)).toEqual(first);
    }
  });

  it("a query that only the prose answers has none, and neither has a misspelled one", () => {
    for (const query of ["51820", "coturn", "athentication"])
      expect(search(early, query, { onlySure: true }).hits).toEqual([]);
  });
});

describe("search: the section of a page that answers", () => {
  const heading = (anchor: string, lvl2: string, content: string, position: number) => [
    record("/keys", "Setup keys", { type: "lvl2", anchor, lvl2, position }),
    record("/keys", "Setup keys", { type: "content", anchor, lvl2, content, position: position + 1 }),
  ];
  const keys = buildIndex([
    record("/keys", "Setup keys", {
      keywords: ["rotate a setup key", "setup key refused"],
      description: "Create a setup key, rotate or revoke it, and find out why one is refused.",
    }),
    ...heading("create", "Create a key", "Open the settings and choose a name.", 1),
    ...heading("rotate", "Rotate or revoke a key", "Create the new one first, then revoke the old one.", 3),
    ...heading("wrong", "If registration fails", "An expired setup key is refused.", 5),
    record("/other", "Devices", {}),
  ]);
  const first = (query: string) => search(keys, query).hits[0]?.url;

  it("is first, even when the words are keywords of the page", () => {
    expect(first("rotate a setup key")).toBe("/keys#rotate");
    expect(first("how do I revoke setup keys")).toBe("/keys#rotate");
  });

  it("is the page itself when the query is its name", () => {
    expect(first("setup keys")).toBe("/keys");
    expect(first("keys")).toBe("/keys");
  });
});

describe("search: names", () => {
  const prose = (url: string, title: string) =>
    record(url, title, {
      type: "content",
      content: "The login page of the login. After a login, log in again.",
      position: 1,
    });

  it("a page that is called as the query, or has it as a phrase, comes before one that repeats its words; light words do not count", () => {
    const others = [record("/other", "Sessions of a login", {}), prose("/other", "Sessions of a login")];
    const named = [
      record("/start", "The login", {}),
      record("/first-login", "Begin", {}),
      record("/a", "A", { keywords: ["page of a login"] }),
    ];
    const queries = ["all login", "first login", "login pages"];
    for (const [at, page] of [0, 1, 2].map((each) => [each, named[each]] as const)) {
      const index = buildIndex(page ? [...others, page] : others);
      expect(search(index, queries[at] ?? "").hits[0]?.page).toBe(page?.url);
    }
  });

  it("has phrases after the tenth when the prose is there", () => {
    const records = [
      record("/a", "A", { keywords: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "locked out"] }),
      record("/b", "B", {}),
    ];
    expect(search(titleIndex({ records }), "locked out").hits).toEqual([]);
    expect(search(buildIndex(records), "locked out").hits.map(({ page }) => page)).toEqual(["/a"]);
  });

  it("a page of messages comes after a guide, even if its name is the query", () => {
    const pages = [record("/messages/docker", "Docker", {}), record("/docker", "Docker images", {})];
    const hits = search(buildIndex(pages, { quoting: ["/messages/docker"] }), "docker").hits;
    expect(hits.map(({ page }) => page)).toEqual(["/docker", "/messages/docker"]);
  });
});

describe("search: operations of the API", () => {
  it.each([
    ["list peers by API with Python", "/api/resources/peers#list-all-peers"],
    ["show all peers rest", "/api/resources/peers#list-all-peers"],
    ["get peer by id api", "/api/resources/peers#retrieve-a-peer"],
    ["remove a peer with curl", "/api/resources/peers#delete-a-peer"],
    ["rename a peer in Go", "/api/resources/peers#update-a-peer"],
    ["new setup key javascript", "/api/resources/setup-keys#create-a-setup-key"],
  ])("are found in words: %s", (query, url) => {
    expect(urls(query)[0]).toBe(url);
  });
});

describe("search: names and commands", () => {
  const sectionOf = (url: string, lvl2: string, content: string) => [
    record(url, url, { anchor: "a", type: "lvl2", lvl2, position: 1 }),
    record(url, url, { anchor: "a", type: "content", lvl2, content, position: 2 }),
  ];
  const found = (records: ReturnType<typeof sectionOf>, query: string): string | undefined =>
    search(buildIndex(records), query).hits[0]?.page;

  it("ranks a heading of the form `command: explanation` above others with the word", () => {
    const records = [
      ...sectionOf("/state", "What happens when it is down", "It waits."),
      ...sectionOf(
        "/commands",
        "down: disconnect",
        "Disconnects this device from the network and keeps its keys.",
      ),
    ];
    expect(found(records, "down")).toBe("/commands");
  });

  it("ignores the name of the product when the query has other words", () => {
    const records = [
      ...sectionOf("/install", "Install Meshloom", "Meshloom runs on Linux."),
      ...sectionOf("/commands", "up: connect", "Connects this device to the network."),
    ];
    const hits = (query: string) => search(buildIndex(records, { productWords: ["Meshloom"] }), query).hits;
    expect(hits("meshloom up")[0]?.page).toBe("/commands");
    expect(hits("meshloom").map(({ page }) => page)).toEqual(["/install"]);
  });

  it("does not treat a single letter, as in a glossary, as a title", () => {
    const records = [
      ...sectionOf("/glossary", "L", "LAN: a local network. A port is a number."),
      ...sectionOf("/ssh", "Forwarding", "-L forwards a local port to a port of the other machine."),
    ];
    expect(found(records, "-L port")).toBe("/ssh");
  });
});

describe("search: words", () => {
  it.each([
    ["prefix", "multi-fac", "/how-to/multi-factor-authentication"],
    ["singular for plural", "polic", "/how-to/manage-network-access"],
    ["plural while typing", "policie", "/how-to/manage-network-access"],
    ["one wrong letter", "athentication", "/how-to/multi-factor-authentication"],
    ["swapped letters", "polciies", "/how-to/manage-network-access"],
    ["word of the route", "configuring", "/how-to/configuring-default-routes-for-internet-traffic"],
    ["stem", "forwarding", "/how-to/ssh#forward-ports"],
    ["synonym of one word", "mfa", "/how-to/multi-factor-authentication"],
    ["synonym of two words", "default route", "/how-to/configuring-default-routes-for-internet-traffic"],
    ["synonym with a stop word", "two factor authentication", "/how-to/multi-factor-authentication"],
    ["question with stop words", "how do i forward a port", "/how-to/ssh#forward-ports"],
    ["accents", "fórward pörts", "/how-to/ssh#forward-ports"],
  ])("finds by %s: %s", (_reason, query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it("finds longer words for the beginning of a word that no text has, also before other words", () => {
    const codes = record("/codes", "Sign-in", { description: "AADSTS50011: the address is not registered." });
    const small = buildIndex([codes, record("/errors", "Errors", {}), record("/others", "Others", {})]);
    const found = search(small, "aadsts error").hits.map(({ url }) => url);
    expect(found.toSorted()).toEqual(["/codes", "/errors"]);
  });

  it.each([
    ["flag", "--allow-server-ssh", "/how-to/ssh#turn-on-ssh-for-a-machine"],
    ["prefix of a flag", "--allow-ser", "/how-to/ssh#turn-on-ssh-for-a-machine"],
    ["part of a flag", "allow server", "/how-to/ssh#turn-on-ssh-for-a-machine"],
    ["variable", "MESH_SETUP_KEY", "/how-to/register-machines-using-setup-keys#use-a-key-in-docker"],
    ["path", "/api/peers/{peerId}", "/api/resources/peers#retrieve-a-peer"],
    ["method and path", "DELETE /api/peers", "/api/resources/peers#delete-a-peer"],
    ["method and path of the collection", "PUT /api/peers", "/api/resources/peers#update-a-peer"],
    ["port", "51820", "/about/how-it-works#ports"],
    ["port and protocol", "51820/udp", "/about/how-it-works#ports"],
    ["network", "100.64.0.0/10", "/about/how-it-works#ports"],
    ["error text", "permission denied (publickey)", "/how-to/ssh#troubleshooting"],
  ])("finds technical text: %s %s", (_kind, query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it.each(["", "   \n\t", "...", "zzzzqqqq", "51821", "--no-such-flag-here"])(
    "finds nothing for %j",
    (query) => {
      expect(urls(query)).toEqual([]);
    },
  );
});

describe("search: list", () => {
  it("returns 5 hits, the next 5 with `page`, and the total number", () => {
    const first = search(index, "peer");
    const second = search(index, "peer", { page: 1 });
    expect(first.hits).toHaveLength(5);
    expect(first.total).toBeGreaterThan(5);
    expect(second.hits.map((hit) => hit.objectID)).not.toContain(first.hits[0]?.objectID);
  });

  it("returns only hits of the section in the options", () => {
    expect(urls("setup keys", { section: "api" })[0]).toBe("/api/resources/setup-keys");
    const docs = search(index, "setup keys", { section: "docs", hitsPerPage: 50 });
    expect(docs.hits.every((hit) => hit.section === "docs")).toBe(true);
  });

  it("ranks in a section what stands below all that is ranked without one", () => {
    const docs = Array.from({ length: 120 }, (_, page) => record(`/how-to/ssh-${page}`, "SSH", {}));
    const own = record("/api/resources/ssh", "Machines that allow SSH", {});
    const large = buildIndex([...docs, own]);
    const { hits } = search(large, "ssh", { section: "api" });
    expect(hits.map(({ url }) => url)).toEqual([own.url]);
  });

  it("cuts a query to 512 characters, and ignores all but its first words", () => {
    const long = `ssh ${"x".repeat(600)}`;
    expect(search(index, long).hits[0]?.query).toHaveLength(512);
    expect(() => search(index, "word ".repeat(200))).not.toThrow();
  });

  it("shows prose when only the names from long code match", () => {
    const file = record("/a", "Compose file", { terms: "services gateway PORT_OF_ALL" });
    const prose = record("/a", "Compose file", { type: "content", content: "Write it.", position: 1 });
    const bare = record("/b", "Another file", { terms: "PORT_OF_NONE" });
    const small = buildIndex([file, prose, bare]);
    const shown = (query: string) => search(small, query).hits.map((hit) => hit.snippet);
    expect(shown("PORT_OF_ALL")).toEqual(["Write it."]);
    expect(shown("PORT_OF_NONE")).toEqual([null]);
  });
});
