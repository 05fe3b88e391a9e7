import { parseHtml } from "docusaurus-waymark-core/build/html";
import { markdownOf } from "./twin";

const group = (...labels: readonly string[]): string =>
  `<div data-code-group>${labels
    .map((label) => `<pre data-language="bash" aria-label="Code: ${label}"><code>${label} $&</code></pre>`)
    .join("")}</div>`;

const page = (html: string) => parseHtml(`<article><div class="markdown">${html}</div></article>`);

const fence = (label: string): string => `\`\`\`bash title="${label}"\n${label} $&\n\`\`\`\n`;

it("writes one text for each language, each with the samples of that language in their places", () => {
  const html = `<p>A</p>${group("cURL", "Go")}<p>B</p>${group("cURL", "Go")}`;
  expect(markdownOf(page(html), "https://docs.example/a")).toEqual([
    { sampleLanguage: "cURL", text: `A\n\n${fence("cURL")}\nB\n\n${fence("cURL")}` },
    { sampleLanguage: "Go", text: `A\n\n${fence("Go")}\nB\n\n${fence("Go")}` },
  ]);
});

it("leaves out a group that lacks the language", () => {
  const html = `${group("cURL", "Go", "PHP")}<p>B</p>${group("cURL", "Go")}<p>C</p>`;
  expect(markdownOf(page(html), "https://docs.example/a").at(-1)).toEqual({
    sampleLanguage: "PHP",
    text: `${fence("PHP")}\nB\n\nC\n`,
  });
});

it("writes a group of other code in full", () => {
  const [only, ...others] = markdownOf(page(group("Linux", "macOS")), "https://docs.example/a");
  expect(only).toEqual({ sampleLanguage: undefined, text: `${fence("Linux")}\n${fence("macOS")}` });
  expect(others).toEqual([]);
});
