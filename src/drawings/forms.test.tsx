import { readdirSync } from "node:fs";
import path from "node:path";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const NAMES = readdirSync(__dirname)
  .filter((file) => /^[a-z0-9-]+\.tsx$/.test(file))
  .map((file) => file.replace(/\.tsx$/, ""));

/** Its narrow form omits text that does not fit between the devices; the pages that it links to have all of it. */
const SHORTENED: ReadonlySet<string> = new Set(["overview"]);

interface Forms {
  readonly wide: Element;
  readonly narrow: Element;
}

function formsOf(name: string): Forms {
  // oxlint-disable-next-line typescript/no-require-imports -- Every drawing of the folder, by its file.
  const { default: Drawing } = require(path.join(__dirname, name)) as { readonly default: ComponentType };
  const frame = document.createElement("div");
  frame.innerHTML = renderToStaticMarkup(createElement(Drawing));
  const [wide, narrow] = frame.querySelectorAll("svg[role=img]");
  if (!wide || !narrow) throw new Error(`${name} has not two forms.`);
  return { wide, narrow };
}

const DRAWINGS = NAMES.map((name) => [name, formsOf(name)] as const);

/** Words of a form with at least one letter, in lower case. */
function wordsOf(form: Element): ReadonlySet<string> {
  const text = [...form.querySelectorAll("text")].map((row) => row.textContent).join(" ");
  return new Set(text.toLowerCase().match(/[\p{L}\d./~*-]*\p{L}[\p{L}\d./~*’-]*/gu));
}

it("writes in the narrow form every word of the wide one", () => {
  const whole = DRAWINGS.filter(([name]) => !SHORTENED.has(name));
  const lost = whole.flatMap(([name, { wide, narrow }]) => {
    const words = wordsOf(narrow);
    return [...wordsOf(wide)].filter((word) => !words.has(word)).map((word) => `${name}: ${word}`);
  });
  expect(lost).toEqual([]);
});

it("names and describes both forms by the same text, which is in the page once", () => {
  const wrong = DRAWINGS.filter(([, { wide, narrow }]) => {
    const [title, desc] = [wide.querySelector("title"), wide.querySelector("desc")];
    const isNamed = [wide, narrow].every(
      (form) =>
        form.getAttribute("aria-labelledby") === title?.id &&
        form.getAttribute("aria-describedby") === desc?.id,
    );
    return (
      !isNamed || !title?.textContent || !desc?.textContent || narrow.querySelector("title, desc") !== null
    );
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});
