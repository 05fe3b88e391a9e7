import fc from "fast-check";
import { parse } from "yaml";
import { elementsOf, parseHtml, textOf } from "docusaurus-waymark-core/build/html";
import { withStructuredData } from "docusaurus-plugin-waymark-publish/structuredData";
import { redirectPage } from "docusaurus-plugin-waymark-publish/redirectPages";
import { twinOf } from "docusaurus-plugin-waymark-publish/twins/twin";
import { fillPlaceholders, placeholderTags } from "docusaurus-waymark-core/values/apiVariables";
import { BASE_URL, parseEntry } from "docusaurus-theme-waymark/reference/parseEntry";
import { chosenIndex, parseChoices } from "docusaurus-waymark-core/values/tabChoice";
import { parseRecents } from "docusaurus-theme-waymark-search/dialog/recents";
import { parseMarked } from "docusaurus-theme-waymark-search/model/markedText";

/** Text with a taste for markup: what a stranger would try in a query, a hash, a stored value or a record. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "<script>",
        "</script>",
        "<img src=x onerror=go()>",
        '"',
        "'",
        "&",
        "&lt;",
        "</var>",
        "javascript:",
      ),
      fc.string(),
      fc.string({ unit: "binary" }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

/** Names of all tags and of all their attributes in a piece of HTML. */
function markupOf(html: string): string[] {
  return elementsOf(parseHtml(html)).map(({ tagName, properties }) =>
    [tagName, ...Object.keys(properties)].join(" "),
  );
}

it("a stored choice of tabs is a list of texts or nothing, and chooses only what is offered", () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.json()), fc.array(hostile, { minLength: 1 }), (stored, offered) => {
      const choices = parseChoices(stored);
      expect(choices.every((choice) => typeof choice === "string")).toBe(true);
      const at = chosenIndex(
        choices,
        offered.map((one) => [one]),
      );
      expect(at < 0 || choices.includes(offered[at] ?? "")).toBe(true);
    }),
  );
});

it("an address that a reader or the storage gives is letters, digits, dots and colons, or refused", () => {
  fc.assert(
    fc.property(fc.constantFrom("", "https://", "http://"), hostile, (scheme, text) => {
      const entry = parseEntry("address", scheme + text);
      if ("value" in entry && entry.value !== undefined) expect(entry.value).toMatch(BASE_URL);
      expect(/[<>"'&\s]/.test(text) && BASE_URL.test(scheme + text)).toBe(false);
    }),
  );
});

it("a reader's values bring no markup into a sample", () => {
  const code = ["baseUrl raw", "token raw", "token double", "token single"].map((form) => {
    const [start, end] = placeholderTags(form);
    return `<span class="tk-k">x</span>${start}old${end}`;
  });
  const plain = markupOf(fillPlaceholders(code.join(""), { baseUrl: "a", token: "b" }));
  fc.assert(
    fc.property(hostile, hostile, (baseUrl, token) => {
      expect(markupOf(fillPlaceholders(code.join(""), { baseUrl, token }))).toEqual(plain);
    }),
  );
});

it("a token is refused or fit for a line of any language", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const entry = parseEntry("secret", text);
      if ("value" in entry && entry.value !== undefined) expect(entry.value).not.toMatch(/[<>"'`$\\\s]/);
    }),
  );
});

it("a search record's markup stays text: segments hold every letter of it", () => {
  fc.assert(
    fc.property(
      hostile.filter((text) => !text.includes("&")),
      (text) => {
        expect(
          parseMarked(text)
            .map((segment) => segment.text)
            .join(""),
        ).toBe(text);
      },
    ),
  );
});

it("a redirect's addresses stay inside their attributes", () => {
  const plain = markupOf(redirectPage("/a", "https://site.example/a", "/"));
  fc.assert(
    fc.property(hostile, hostile, (to, canonical) => {
      expect(markupOf(redirectPage(to, canonical, "/"))).toEqual(plain);
    }),
  );
});

it("a stored result leads into the site or is dropped", () => {
  const address = fc.oneof(
    hostile,
    fc.constantFrom(
      "javascript:go()",
      "//other.example",
      "/\t/other.example",
      "/\\\\other.example",
      "https://other.example",
      "/how-to/ssh#x",
    ),
  );
  fc.assert(
    fc.property(address, hostile, (url, title) => {
      const stored = JSON.stringify([{ url, title, trail: title, query: title }]);
      for (const recent of parseRecents(stored)) {
        expect(new URL(recent.url, "https://site.example").origin).toBe("https://site.example");
      }
    }),
  );
});

describe("a page's front matter", () => {
  it("stays data in breadcrumbs: one script, which holds the very texts", () => {
    const head = "<head><title>A</title></head>";
    fc.assert(
      fc.property(hostile, hostile, (name, url) => {
        const page = parseHtml(
          withStructuredData(head, { crumbs: [{ name, url }], modified: undefined }, "a.html"),
        );
        const [script, ...others] = elementsOf(page, "script");
        expect(others).toEqual([]);
        const facts = JSON.parse(script ? textOf(script) : "") as {
          breadcrumb: { itemListElement: unknown };
        };
        expect(facts.breadcrumb.itemListElement).toEqual([
          { "@type": "ListItem", position: 1, name, item: url },
        ]);
      }),
    );
  });

  it("stays front matter in the Markdown twin", () => {
    fc.assert(
      fc.property(hostile, hostile, (title, description) => {
        const head = { title, description, url: "https://site.example/a" };
        const [, yaml = "", body] = twinOf("# A", head, { indexUrl: "/llms.txt" }).split(/^---$/m);
        expect(parse(yaml)).toEqual(head);
        expect(body?.trim()).toMatch(/^> All pages .*\n\n# A$/);
      }),
    );
  });
});
