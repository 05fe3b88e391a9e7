import { foldPlural, normalizeTerm } from "./normalize";
import { splitChunks, tokenize } from "./tokenize";

function terms(text: string): readonly string[] {
  return tokenize(text).map((token) => token.term);
}

describe("tokenize", () => {
  it.each([
    ["--allow-server-ssh", ["allowserverssh", "allow", "server", "ssh"]],
    ["MESH_SETUP_KEY=abc", ["meshsetupkey=abc", "meshsetupkey", "abc", "mesh", "setup", "key"]],
    ["/api/peers/{peerId}", ["api/peers/peerid", "api", "peer", "peerid", "peer", "id"]],
    ["51820/udp", ["51820/udp", "51820", "udp"]],
    ["100.64.0.0/10", ["100.64.0.0/10", "100.64.0.0", "10"]],
    ["vpn.example.com:443", ["vpn.example.com:443", "vpn.example.com", "443", "vpn", "example", "com"]],
    ["WireGuard and OpenSSH", ["wireguard", "wire", "guard", "and", "openssh", "open", "ssh"]],
    ["IPs, iOS; (macOS)", ["ip", "ios", "macos", "mac", "os"]],
    ["don’t", ["dont", "don"]],
    ["“quoted” — dashed…", ["quoted", "dashed"]],
    ["... -- {}", []],
  ])("%s", (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it("returns the position of each token in the text", () => {
    const text = "run --allow-server-ssh";
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "run",
      "allow-server-ssh",
      "allow",
      "server",
      "ssh",
    ]);
  });

  it("returns the parts of a compound with its chunk", () => {
    expect(splitChunks("a setup-key").map(({ parts }) => parts.length)).toEqual([0, 2]);
  });

  it("cuts terms to 64 characters", () => {
    expect(terms("x".repeat(1000))[0]).toHaveLength(64);
  });
});

describe("normalizeTerm", () => {
  it.each([
    ["Peers", "peer"],
    ["policies", "policy"],
    ["addresses", "address"],
    ["address", "address"],
    ["statuses", "status"],
    ["status", "status"],
    ["caches", "cache"],
    ["switches", "switch"],
    ["reaches", "reach"],
    ["boxes", "box"],
    ["analysis", "analysis"],
    ["DNS", "dns"],
    ["IPs", "ip"],
    ["aliases", "alias"],
    ["Größe", "grosse"],
    ["café", "cafe"],
    ["ｗｉｄｅ", "wide"],
  ])("%s gives %s", (raw, term) => {
    expect(normalizeTerm(raw)).toBe(term);
  });

  it("does not change numbers and names with digits", () => {
    expect(["k8s", "ipv6", "51820", "sha256s"].map(foldPlural)).toEqual(["k8s", "ipv6", "51820", "sha256s"]);
  });
});

describe("other languages", () => {
  const terms = (text: string) => splitChunks(text).map(({ token }) => token.term);

  it.each([
    ["Japanese", "セットアップキーを作成", "作成"],
    ["Chinese", "创建防火墙规则", "规则"],
    ["Thai", "สร้างกุญแจ", "สร้าง"],
  ])("a text without spaces is split into words: %s", (_language, text, word) => {
    expect(terms(text)).toContain(word);
    expect(terms(text).length).toBeGreaterThan(1);
  });

  it("accents of Latin letters are folded, marks that are parts of words are not", () => {
    expect(terms("Schlüssel Straße")).toEqual(["schlussel", "strasse"]);
    expect(terms("が")).not.toEqual(terms("か"));
  });
});
