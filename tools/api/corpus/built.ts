import fs from "node:fs";
import path from "node:path";
import { attribute, elementsOf, parseHtml, textOf } from "docusaurus-waymark-core/build/html";
import type { Described } from "./describe";

/** Built pages of a description: the path of each in the build without its ending, with the headings of its operations. */
export function builtPagesOf({ folder, pages }: Described): ReadonlyMap<string, readonly string[]> {
  return new Map(
    pages.map((page) => [
      `api/resources/${folder}/${path.basename(page.path, ".mdx")}`,
      [...page.text.matchAll(/^## .*\{#(\S+) tag=/gm)].map(([, anchor = ""]) => anchor),
    ]),
  );
}

/** Elements that pages of the reference consist of. */
const ELEMENTS = new Set(
  (
    "html head meta title link script style noscript template body header nav main aside article section footer search div span p a bdi " +
    "button form input label select option textarea output dialog ul ol li dl dt dd h1 h2 h3 h4 h5 h6 table thead tbody tr th td " +
    "caption pre code kbd samp var br wbr hr blockquote strong em b i s u del ins sub sup small mark abbr time img details summary " +
    "svg g path rect circle line polyline polygon text tspan use defs symbol ellipse fieldset legend menu figure figcaption hgroup"
  ).split(" "),
);

/** Mistakes of a built page and its twin: no title or two, an element that HTML does not have, an operation that is missing. */
export function mistakesOf(build: string, page: string, operations: readonly string[]): string[] {
  const tree = parseHtml(fs.readFileSync(path.join(build, `${page}.html`), "utf8"));
  const twin = fs.readFileSync(path.join(build, `${page}.md`), "utf8");
  const elements = elementsOf(tree);
  const titles = elements.filter(({ tagName }) => tagName === "h1").map(textOf);
  const unknown = elements.map(({ tagName }) => tagName).filter((name) => !ELEMENTS.has(name));
  const ids = elements.flatMap((element) => attribute(element, "id") ?? []);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const lost = operations.filter((anchor) => !ids.includes(anchor));
  const lostInTwin = operations.filter((anchor) => !twin.includes(`{#${anchor}`));
  return [
    ...(titles.length === 1 ? [] : [`has ${titles.length} titles`]),
    ...[...new Set(unknown)].map((name) => `has the element <${name}>`),
    ...twice.map((id) => `has the id "${id}" twice`),
    ...lost.map((anchor) => `lacks the operation #${anchor}`),
    ...lostInTwin.map((anchor) => `lacks the operation #${anchor} in its twin`),
  ].map((mistake) => `${page} ${mistake}`);
}
