import { mergeSpans, shortElements } from "./merge";

const text = (inside: string): string => `<span class="tk-s">${inside}</span>`;

test("joins neighbors of one color over spaces and line breaks", () => {
  expect(mergeSpans(`${text("a")}\n\t${text("b")} ${text("c")}`)).toBe(text("a\n\tb c"));
});

test("joins over list marks only where it is told to", () => {
  const list = `${text("a")}, ${text("b")}`;
  expect(mergeSpans(list)).toBe(list);
  expect(mergeSpans(list, ",:")).toBe(text("a, b"));
});

test("takes in what a reader can fill", () => {
  const place = '<var data-var="url">https://a.example</var>';
  expect(mergeSpans(`${text('"')}${place}${text('/x"')}`)).toBe(text(`"${place}/x"`));
});

test("leaves other colors, code between, and marked lines alone", () => {
  for (const html of [
    `${text("a")} <span class="tk-k">if</span>`,
    `${text("a")} + ${text("b")}`,
    `<span class="tk-line">${text("a")}</span>\n<span class="tk-line">${text("b")}</span>`,
  ])
    expect(mergeSpans(html, ",:")).toBe(html);
});

test("strings, keywords, and properties are short elements, with what a reader can fill", () => {
  const place = '<var data-var="url">https://a.example</var>';
  const other = '<span class="tk-n">1</span>';
  expect(
    shortElements(`<span class="tk-k">if</span> ${text(place)} <span class="tk-p">a</span> ${other}`),
  ).toBe(`<b>if</b> <i>${place}</i> <bdi>a</bdi> ${other}`);
});
