import { frontMatterBlock } from "./frontMatter";

it.each([
  ["an ordinary one", "---\ntitle: A\nb: 1\n---\n\nText.\n", "title: A\nb: 1", "\nText.\n"],
  ["nothing after it", "---\ntitle: A\n---", "title: A", ""],
  ["no fields", "---\n---\nText.\n\n---\n", "", "Text.\n\n---\n"],
  ["an empty line", "---\n\n---\nText.\n", "", "Text.\n"],
  ["lines of Windows", "---\r\ntitle: A\r\nb: 1\r\n---\r\nText.\r\n", "title: A\r\nb: 1", "Text.\r\n"],
  ["blanks after the dashes", "---  \ntitle: A\n---\t\nText.\n", "title: A", "Text.\n"],
  ["dashes in a field", "---\ntitle: A --- b\n---- : 1\n---\nText.\n", "title: A --- b\n---- : 1", "Text.\n"],
  [
    "dashes in the body",
    "---\ntitle: A\n---\n\nText.\n\n---\n\nMore.\n",
    "title: A",
    "\nText.\n\n---\n\nMore.\n",
  ],
])("front matter with %s", (_, page, text, body) => {
  const block = frontMatterBlock(page);
  expect(block?.text).toBe(text);
  expect(page.slice(block?.start, block?.end)).toBe(text);
  expect(page.slice(block?.body)).toBe(body);
});

it.each([
  ["nothing", ""],
  ["no front matter", "Text.\n\n---\n\nMore.\n\n---\n"],
  ["front matter below the start", "\n---\ntitle: A\n---\n"],
  ["front matter that is not closed", "---\ntitle: A\n\nText.\n"],
])("a page with %s has none", (_, page) => {
  expect(frontMatterBlock(page)).toBeUndefined();
});
