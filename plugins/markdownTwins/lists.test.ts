import { llmsFull, llmsIndex } from "./llms";
import { menuGroups } from "./menu";

const page = (name: string) => ({
  title: name,
  description: `About ${name}.`,
  url: `https://docs.example/${name}.md`,
  markdown: `# ${name}\n`,
});

test("llms.txt lists every group's pages in order", () => {
  const groups = [{ label: "Start", pages: [page("a [b]"), page("c")] }];
  expect(llmsIndex({ title: "Site", summary: "What it is." }, groups)).toBe(
    [
      "# Site",
      "",
      "> What it is.",
      "",
      "## Start",
      "",
      "- [a \\[b\\]](https://docs.example/a [b].md): About a [b].",
      "- [c](https://docs.example/c.md): About c.",
      "",
    ].join("\n"),
  );
});

test("llms-full.txt is the pages one after the other", () => {
  const groups = [
    { label: "One", pages: [page("a")] },
    { label: "Two", pages: [page("b")] },
  ];
  expect(llmsFull(groups)).toBe("# a\n\n# b\n");
});

test("a menu's groups keep their order; a group's own page comes before those below it", () => {
  const groups = menuGroups([
    { type: "doc", id: "home" },
    { type: "link" },
    {
      type: "category",
      label: "Manage",
      items: [
        {
          type: "category",
          label: "Checks",
          link: { type: "doc", id: "checks" },
          items: [{ type: "doc", id: "office" }],
        },
        { type: "doc", id: "dns" },
      ],
    },
    { type: "doc", id: "last" },
  ]);
  expect(groups).toEqual([
    { label: "", pages: ["home"] },
    { label: "Manage", pages: ["checks", "office", "dns"] },
    { label: "", pages: ["last"] },
  ]);
});
