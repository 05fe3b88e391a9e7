import { articlePart } from "./articlePart";

it.each([
  [
    "from the start to the end",
    "<body><nav>x</nav><article class=a><p>y</article><footer>",
    "<article class=a><p>y",
  ],
  [
    "from the first to the last of several",
    "<article>a</article>-<article>b</article>-",
    "<article>a</article>-<article>b",
  ],
  ["empty on a page without one", "<body><p>x</body>", ""],
  ["empty where one has no end", "<body><article>x", ""],
])("the articles of a page are %s", (_, html, part) => {
  expect(articlePart(html)).toBe(part);
});
