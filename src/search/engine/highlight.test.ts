import { decodeEntities, parseMarked } from "../model";
import { highlight, type Marker } from "./highlight";
import { snippet } from "./snippet";

function marker(terms: readonly string[], beginning: string | null = null): Marker {
  return { terms: new Set(terms), words: terms.length, beginning };
}

describe("highlight", () => {
  it("marks matched words whole, and only the typed beginning of a longer one", () => {
    expect(highlight("Setup keys", marker(["key"])).value).toBe("Setup <mark>keys</mark>");
    expect(highlight("Installation", marker(["installation"], "inst")).value).toBe(
      "<mark>Inst</mark>allation",
    );
  });

  it("marks a compound as one, or the part that matched", () => {
    const text = "use --allow-server-ssh";
    expect(highlight(text, marker(["allowserverssh", "ssh"])).value).toBe(
      "use --<mark>allow-server-ssh</mark>",
    );
    expect(highlight(text, marker(["ssh"])).value).toBe("use --allow-server-<mark>ssh</mark>");
  });

  it("escapes everything else", () => {
    const value = highlight('<img onerror="x"> & peer', marker(["peer"])).value;
    expect(value).toBe("&lt;img onerror=&quot;x&quot;&gt; &amp; <mark>peer</mark>");
  });

  it("takes other tags", () => {
    expect(highlight("peer", marker(["peer"]), { pre: "[", post: "]" }).value).toBe("[peer]");
  });

  it("says how much of the query it holds", () => {
    expect(highlight("a peer", marker(["peer", "key"])).matchLevel).toBe("partial");
    expect(highlight("peer key", marker(["peer", "key"])).matchLevel).toBe("full");
    expect(highlight("nothing", marker(["peer", "key"])).matchLevel).toBe("none");
  });
});

describe("snippet", () => {
  const words = Array.from({ length: 60 }, (_, place) => `w${place}`);

  it("shows the part with the matches, with an ellipsis where it is cut", () => {
    const text = [...words.slice(0, 40), "relay", "server", ...words.slice(40)].join(" ");
    const { value } = snippet(text, marker(["relay", "server"]), undefined, 10);
    expect(value).toBe("…w36 w37 w38 w39 <mark>relay</mark> <mark>server</mark> w40 w41 w42 w43…");
  });

  it("begins at the beginning when nothing matches", () => {
    expect(snippet("one two three", marker([]), undefined, 2).value).toBe("one two…");
    expect(snippet("", marker(["a"])).value).toBe("");
  });

  it("keeps text as text", () => {
    const [plain] = parseMarked(snippet("<b>bold</b>", marker([])).value);
    expect(plain?.text).toBe("<b>bold</b>");
    expect(decodeEntities("&amp;lt;")).toBe("&lt;");
  });
});
