import { copyLink, copyMarkdown, shareableUrl } from "./copyPage";

describe("shareableUrl", () => {
  it("drops tracking parameters and keeps the rest and the hash", () => {
    expect(shareableUrl("https://x.example/a?utm_source=m&q=1&gclid=2#part")).toBe(
      "https://x.example/a?q=1#part",
    );
  });

  it("leaves a plain address alone", () => {
    expect(shareableUrl("https://x.example/a#b")).toBe("https://x.example/a#b");
  });
});

describe("what is said after a press", () => {
  const setClipboard = (value: unknown): void =>
    void Object.defineProperty(window.navigator, "clipboard", { configurable: true, value });
  /** The clipboard of browsers waits for the text. */
  const open = { write: ([item]: { readonly text: Promise<Blob> }[]) => item?.text };
  const denied = {
    write: () => Promise.reject(new Error("denied")),
    writeText: () => Promise.reject(new Error("denied")),
  };
  const answer = (type: string, ok = true): void =>
    void Object.assign(globalThis, {
      fetch: () =>
        Promise.resolve({ ok, headers: new Headers([["content-type", type]]), text: () => "# SSH" }),
    });

  beforeAll(() => {
    Object.assign(globalThis, {
      Headers: Map,
      ClipboardItem: class {
        readonly text: unknown;
        constructor(types: Record<string, unknown>) {
          this.text = types["text/plain"];
        }
      },
    });
  });

  it("a refused clipboard is said clearly", async () => {
    setClipboard(denied);
    answer("text/markdown");
    const said = [await copyLink(), await copyMarkdown("/a.md")];
    expect(said.map(({ kind }) => kind)).toEqual(["error", "error"]);
    for (const { text } of said) expect(text).toContain("refused access");
    expect(said[1]?.text).toMatch(/ \/a\.md$/);
  });

  it.each([
    ["another page in its place", "text/html", true],
    ["an error", "text/markdown", false],
  ])("%s is no Markdown of the page", async (_, type, ok) => {
    setClipboard(open);
    answer(type, ok);
    const { kind, text } = await copyMarkdown("/a.md");
    expect(kind).toBe("error");
    expect(text).toContain("could not be loaded");
  });

  it("copies the page with its requests in the language that the reader chose", async () => {
    setClipboard(denied);
    answer("text/markdown");
    const panel = (name: string, hidden: string): string =>
      `<div role="tabpanel" data-name="${name}" ${hidden}></div>`;
    document.body.innerHTML = `<div>${panel("cURL", "hidden")}${panel("Go", "")}</div>`;
    expect((await copyMarkdown("/api/a.md")).text).toMatch(/ \/api\/a\.go\.md$/);
    document.body.innerHTML = `<div>${panel("cURL", "")}${panel("Go", "hidden")}</div>`;
    expect((await copyMarkdown("/api/a.md")).text).toMatch(/ \/api\/a\.md$/);
  });
});
