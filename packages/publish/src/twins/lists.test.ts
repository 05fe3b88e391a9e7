import { fullTexts, llmsFull, llmsIndex } from "./llms";

const page = (name: string) => ({
  title: name,
  description: `About ${name}.`,
  url: `https://docs.example/${name}.md`,
  markdown: `# ${name}\n`,
});

test("llms.txt lists every group's pages in order", () => {
  const groups = [{ label: "Start", pages: [page("a [b]"), page("c")] }];
  const data = [
    { title: "Messages", url: "https://docs.example/messages.json", description: "All of them." },
  ];
  expect(
    llmsIndex({ title: "Site", summary: "What it is.", full: "https://docs.example/full" }, groups, data),
  ).toBe(
    [
      "# Site",
      "",
      "> What it is.",
      "",
      "Every page in full, in files of one section each: [llms-full.txt](https://docs.example/full)",
      "",
      "## Start",
      "",
      "- [a \\[b\\]](https://docs.example/a [b].md): About a [b].",
      "- [c](https://docs.example/c.md): About c.",
      "",
      "## Data",
      "",
      "- [Messages](https://docs.example/messages.json): All of them.",
      "",
    ].join("\n"),
  );
});

describe("the full text", () => {
  const long = { ...page("long"), markdown: "x".repeat(60_000) };

  it("is a file for each group, pages one after the other", () => {
    const groups = [
      { label: "One", pages: [page("a"), page("b")] },
      { label: "Two", pages: [page("c")] },
    ];
    expect(fullTexts(groups)).toEqual([
      { file: "/llms-full/one.txt", label: "One", text: "# a\n\n# b\n" },
      { file: "/llms-full/two.txt", label: "Two", text: "# c\n" },
    ]);
  });

  it("of a long group is several files, none longer than clients read", () => {
    const files = fullTexts([{ label: "One", pages: [page("a"), long, long, page("b")] }]);
    expect(files.map(({ file, text }) => [file, text.length])).toEqual([
      ["/llms-full/one-1.txt", 60_005],
      ["/llms-full/one-2.txt", 60_005],
    ]);
  });

  it("of two groups of one name is two files", () => {
    const files = fullTexts([
      { label: "Guides", pages: [page("a")] },
      { label: "Guides", pages: [page("b")] },
    ]);
    expect(files.map(({ file }) => file)).toEqual(["/llms-full/guides.txt", "/llms-full/guides-2.txt"]);
  });

  it("is listed with its lengths", () => {
    const text = { file: "/x.txt", label: "One", text: "x".repeat(1_234), url: "https://docs.example/x.txt" };
    expect(llmsFull({ title: "Site", summary: "What it is." }, [text])).toContain(
      "- [One](https://docs.example/x.txt): 1,234 characters",
    );
  });
});
