import fc from "fast-check";
import { slugify, uniqueSlug } from "./slug";

describe("slugify", () => {
  it.each([
    ["List all peers", "list-all-peers"],
    ["  What's new in 0.77.1? ", "what-s-new-in-0-77-1"],
    ["Über-café — naïve", "uber-cafe-naive"],
    ["GET /api/peers/{peerId}", "get-api-peers-peerid"],
    ["日本語 の 見出し", "日本語-の-見出し"],
    ["データベース", "データベース"],
    ["हिन्दी में", "हिन्दी-में"],
    ["!!!", ""],
  ])("turns %j into %j", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it("never starts, ends or doubles a separator, and is stable", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const slug = slugify(text);
        expect(slug).not.toMatch(/^-|-$|--|\s/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe("uniqueSlug", () => {
  it("numbers duplicates from 2 and skips ids that are taken", () => {
    expect(uniqueSlug("Overview", new Set())).toBe("overview");
    expect(uniqueSlug("Overview", new Set(["overview"]))).toBe("overview-2");
    expect(uniqueSlug("Overview", new Set(["overview", "overview-2"]))).toBe("overview-3");
  });

  it("gives a heading without letters a name", () => {
    expect(uniqueSlug("!!!", new Set())).toBe("section");
  });
});
