import { findingsOf } from "../seed.fixture";
import { elementRule } from "./elements";

test.each([
  ["<p>\nText.\n</p>", "1:1 element: <p> cannot hold paragraphs"],
  ["<h2>\nText.\n</h2>", "1:1 element: <h2> cannot hold paragraphs"],
  ["<details>\n<summary>More</summary>\nText.\n</details>", "2:1 element: <summary> is in the middle"],
  ["Before <div>block</div> after.", "1:8 element: <div> is in the middle of a paragraph."],
  ["<table><tr><td>a</td></tr></table>", "1:8 element: <tr> is not in <tbody>."],
  ["<pre>\n  two\n    four\n</pre>", "1:1 element: The lines in <pre> are read as Markdown."],
  ["a<br>b</br>c", "1:2 element: <br> cannot hold anything. Fix: write <br />."],
  [
    "<head>\n<title>A</title>\n</head>",
    "1:1 element: Pages cannot have <head>. Fix: remove it, and write title",
  ],
  ["<input />", "1:1 element: Pages cannot have <input>. Fix: write `<input>` in backticks"],
  ["<b {...x}>y</b>", "1:4 element: Elements on pages cannot have {...properties}."],
  ['<b dangerouslySetInnerHTML={{ __html: "" }} />', "cannot have HTML in a property"],
])("%j is found", (body, finding) => {
  expect(findingsOf(elementRule, body).join("\n")).toContain(finding);
});

test.each([
  '<p align="center">\n  <img src="/a.png" alt="A drawing" />\n</p>',
  '<p align="center">\n  <a href="/a"><img src="/a.png" alt="A drawing" /></a>\n</p>',
  "<p>One line, **bold** and `code`.</p>",
  "<div>\n\nText.\n\n</div>",
  "<details>\n<summary>More</summary>\n\nText.\n\n</details>",
  "<table>\n  <thead>\n    <tr><th>a</th></tr>\n  </thead>\n  <tbody>\n    <tr><td>b</td></tr>\n  </tbody>\n</table>",
  "| a |\n|---|\n| <ul><li>x</li></ul> |",
  "<pre>{`  two\n    four`}</pre>",
  "a<br />b",
  "<aside>\n\nText.\n\n</aside>",
])("%j is right", (body) => {
  expect(findingsOf(elementRule, body)).toEqual([]);
});
