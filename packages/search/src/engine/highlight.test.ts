import { decodeEntities } from "docusaurus-waymark-core/lib/escapeHtml";
import { parseMarked } from "../model";
import { highlight, type Marker } from "./highlight";
import { snippet } from "./snippet";

function marker(terms: readonly string[], prefix: string | null = null): Marker {
  return { terms: new Set(terms), prefix };
}

describe("highlight", () => {
  it("marks whole words, or the prefix of a longer word", () => {
    expect(highlight("Setup keys", marker(["key"]))).toBe("Setup <mark>keys</mark>");
    expect(highlight("Installation", marker(["installation"], "inst"))).toBe("<mark>Inst</mark>allation");
  });

  it("marks a whole compound, or the part of it that matches", () => {
    const text = "use --allow-server-ssh";
    expect(highlight(text, marker(["allowserverssh", "ssh"]))).toBe("use --<mark>allow-server-ssh</mark>");
    expect(highlight(text, marker(["ssh"]))).toBe("use --allow-server-<mark>ssh</mark>");
  });

  it("escapes all other text", () => {
    const value = highlight('<img onerror="x"> & peer <b>', marker(["peer"]));
    expect(value).toBe("&lt;img onerror=&quot;x&quot;&gt; &amp; <mark>peer</mark> &lt;b&gt;");
  });
});

describe("snippet", () => {
  const words = Array.from({ length: 60 }, (_, index) => `w${index}`);

  it("is the part with the matches, with an ellipsis where the text is cut", () => {
    const text = [...words.slice(0, 40), "relay", "server", ...words.slice(40)].join(" ");
    expect(snippet(text, marker(["relay", "server"]), 10)).toBe(
      "…w36 w37 w38 w39 <mark>relay</mark> <mark>server</mark> w40 w41 w42 w43…",
    );
  });

  it("is the beginning of the text when nothing matches", () => {
    expect(snippet("one two three", marker([]), 2)).toBe("one two…");
    expect(snippet("", marker(["a"]))).toBe("");
  });

  it("escapes markup in the text", () => {
    const [plain] = parseMarked(snippet("<b>bold</b>", marker([])));
    expect(plain?.text).toBe("<b>bold</b>");
    expect(decodeEntities("&amp;lt;")).toBe("&lt;");
  });
});
