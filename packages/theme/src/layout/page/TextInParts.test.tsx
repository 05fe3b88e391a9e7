import { act, render, screen } from "@testing-library/react";
import { Fragment, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { jsx, jsxs } from "react/jsx-runtime";
import { TestRouter } from "@site/test/TestRouter";
import { useLocation } from "docusaurus-waymark-core/browser/router";
import { afterPaint, whenIdle } from "docusaurus-waymark-core/browser/scheduling";
import { SiteLink, SiteLinkHost } from "../../ui/SiteLink";
import { TextInParts } from "./TextInParts";

jest.mock("@docusaurus/useBrokenLinks", () => ({
  __esModule: true,
  default: () => ({ collectLink: jest.fn() }),
}));
jest.mock("@docusaurus/useDocusaurusContext", () => ({
  __esModule: true,
  default: () => ({
    siteConfig: { baseUrl: "/", url: "https://docs.example", trailingSlash: false, future: {} },
  }),
}));
window.docusaurus = { prefetch: () => false, preload: () => false } as never;

/** A text of many paragraphs, as MDX compiles it; with `words`, each is a separate element. */
function Text({ count, words = 0 }: { readonly count: number; readonly words?: number }): ReactNode {
  const blocks = Array.from({ length: count }, (_, place) => [
    jsxs("p", {
      children: [`${place + 1}`, ...Array.from({ length: words }, (_, key) => jsx("b", {}, key))],
    }),
    "\n",
  ]);
  return jsxs(Fragment, { children: blocks.flat() });
}

const shown = (): number => document.querySelectorAll("p").length;

/** The content of the page when it is first drawn. */
const drawn: number[] = [];

function Page({ count, words }: { readonly count: number; readonly words: number }): ReactNode {
  return (
    <main
      key={useLocation().key}
      ref={(main) => {
        if (main) drawn.push(shown());
      }}
    >
      <TextInParts>
        <Text count={count} words={words} />
      </TextInParts>
    </main>
  );
}

/** Follows a link from a page to one of the same text; a link to the current page takes the place of its entry. */
async function follow(address: string, count = 30, words = 0): Promise<void> {
  render(
    <TestRouter at="/here">
      <SiteLinkHost>
        <SiteLink to={address}>Next</SiteLink>
        <Page count={count} words={words} />
      </SiteLinkHost>
    </TestRouter>,
  );
  drawn.length = 0;
  await act(async () => {
    screen.getByRole("link").click();
    await new Promise<void>(afterPaint);
    await new Promise<void>((resolve) => whenIdle(resolve));
  });
}

test("who follows a link sees the first blocks first, then all of them in their order", async () => {
  await follow("/next");
  expect(drawn).toEqual([10]);
  expect([...document.querySelectorAll("p")].map(({ textContent }) => Number(textContent))).toEqual(
    Array.from({ length: 30 }, (_, place) => place + 1),
  );
});

test.each(["/next#place", "/here"])("a page reached by a link to %s is whole at once", async (address) => {
  await follow(address);
  expect(drawn).toEqual([30]);
});

test("a short text is never cut", async () => {
  await follow("/next", 10);
  expect(drawn).toEqual([10]);
  expect(document.querySelector(".rest")).toBeNull();
});

test("blocks of many elements fill a screen sooner", async () => {
  await follow("/next", 8, 29);
  expect(drawn).toEqual([2]);
  expect(shown()).toBe(8);
});

test("a built page is whole, without a trace of parts", () => {
  const part = renderToString(
    <TextInParts>
      <Text count={12} />
    </TextInParts>,
  );
  expect(part).toBe(renderToString(<Text count={12} />));
});
