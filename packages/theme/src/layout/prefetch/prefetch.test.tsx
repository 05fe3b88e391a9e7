import { fireEvent } from "@testing-library/react";
import { preloadActiveLinks } from "./prefetch";

test.each([
  ["the pointer", (link: Element) => fireEvent.pointerOver(link)],
  ["a finger", (link: Element) => fireEvent.touchStart(link)],
  ["focus", (link: Element) => fireEvent.focusIn(link)],
])("a page is fetched as soon as %s is on its link", (_, point) => {
  document.body.innerHTML = `<a href="/how-to/ssh#connect"><b>SSH</b></a><a href="https://other.example/">Other</a>`;
  const fetchPage = jest.fn();
  preloadActiveLinks(fetchPage);
  document.querySelectorAll("b, a[href^=https]").forEach(point);
  expect(fetchPage.mock.calls).toEqual([["/how-to/ssh"]]);
});
