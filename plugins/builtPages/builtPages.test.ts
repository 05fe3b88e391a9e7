import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { heardBy, sharedReader, type PageListener } from "./index";

const PAGE = "<head><title>T</title></head><body><nav>menu</nav><article><p class=a>One<wbr>two</article>";

/** Writes down what it hears. */
class Notes implements PageListener<string> {
  private notes = "";
  openElement(name: string, attributes: Readonly<Record<string, string>>): void {
    this.notes += `<${[name, ...Object.keys(attributes)].join(" ")}>`;
  }
  addText(text: string): void {
    this.notes += text;
  }
  closeElement(name: string): void {
    this.notes += `</${name}>`;
  }
  result(): string {
    return this.notes;
  }
}

const HEARD = "<head><title>T</title></head><article><p class>One<wbr></wbr>two</p></article>";

it("a listener hears head and articles, with the ends of elements that leave them out", () => {
  expect(heardBy(new Notes(), PAGE)).toBe(HEARD);
});

describe("a file that several read", () => {
  let folder: string;
  let heard: string[];

  const noting = (name: string): (() => PageListener<string>) => {
    return () => {
      heard.push(name);
      return new Notes();
    };
  };
  const first = sharedReader(noting("first"), (notes) => notes);
  const second = sharedReader(noting("second"), (notes) => notes.length);
  const failing = sharedReader(noting("failing"), () => {
    throw new Error("no article");
  });

  beforeEach(async () => {
    heard = [];
    folder = await mkdtemp(path.join(tmpdir(), "built-pages-"));
    await writeFile(path.join(folder, "a.html"), PAGE);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("is read once for all of them, whoever asks first", async () => {
    const file = path.join(folder, "a.html");
    expect(await second(file)).toBe(HEARD.length);
    expect(await first(file)).toBe(HEARD);
    expect(heard).toEqual(["first", "second", "failing"]);
  });

  it("fails only for the one that fails", async () => {
    const file = path.join(folder, "a.html");
    await expect(failing(file)).rejects.toThrow("no article");
    expect(await Promise.all([first(file), second(file)])).toEqual([HEARD, HEARD.length]);
  });

  it("is read anew when somebody asks again", async () => {
    const file = path.join(folder, "a.html");
    await first(file);
    await writeFile(file, "<body><article>new</article>");
    expect(await first(file)).toBe("<article>new</article>");
    expect(await second(file)).toBe("<article>new</article>".length);
  });

  it("is missed by those who ask, and found once it is there", async () => {
    const file = path.join(folder, "b.html");
    await expect(first(file)).rejects.toMatchObject({ code: "ENOENT" });
    await writeFile(file, PAGE);
    expect(await first(file)).toBe(HEARD);
  });
});
