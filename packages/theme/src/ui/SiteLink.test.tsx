import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { historyAt, TestRouter } from "@site/test/TestRouter";
import { SiteLink, SiteLinkHost } from "./SiteLink";

const collectLink = jest.fn();

jest.mock("@docusaurus/useBrokenLinks", () => ({ __esModule: true, default: () => ({ collectLink }) }));
jest.mock("@docusaurus/useDocusaurusContext", () => ({
  __esModule: true,
  default: () => ({
    siteConfig: { baseUrl: "/base/", url: "https://docs.example", trailingSlash: false, future: {} },
  }),
}));

beforeEach(() => {
  jest.clearAllMocks();
  history = historyAt("/base/here");
});

let history = historyAt("/");

function show(link: ReactNode): HTMLElement {
  render(
    <TestRouter history={history}>
      <SiteLinkHost>{link}</SiteLinkHost>
    </TestRouter>,
  );
  return screen.getByRole("link");
}

/** Presses a link; true when the browser was left to follow it itself. */
const pressIsNative = (link: HTMLElement, init?: MouseEventInit): boolean => fireEvent.click(link, init);

/** The current address, and the number of entries in the history. */
const address = (): string => `${history.createHref(history.location)} ${history.length}`;

test("a route gets the base URL, is checked at build, and changes the page without loading it", () => {
  const link = show(<SiteLink to="/how-to/ssh#connect">SSH</SiteLink>);
  expect(link).toHaveAttribute("href", "/base/how-to/ssh#connect");
  expect(collectLink).toHaveBeenCalledWith("/base/how-to/ssh#connect");
  expect(pressIsNative(link)).toBe(false);
  expect(address()).toBe("/base/how-to/ssh#connect 2");
});

test.each(["/blog/rss.xml", "/openapi.yaml#top", "/files/plan.pdf"])(
  "the file %s gets the base URL, and is the browser's",
  (to) => {
    const link = show(<SiteLink to={to}>File</SiteLink>);
    expect(link).toHaveAttribute("href", `/base${to}`);
    expect(collectLink).not.toHaveBeenCalled();
    expect(pressIsNative(link)).toBe(true);
  },
);

test("the current address takes its own place in the history", () => {
  const link = show(<SiteLink to="/here">Here</SiteLink>);
  fireEvent.click(link);
  expect(address()).toBe("/base/here 1");
});

test.each([
  ["with Control", { ctrlKey: true }],
  ["with Command", { metaKey: true }],
  ["with Shift", { shiftKey: true }],
  ["with the middle button", { button: 1 }],
])("a press %s is the browser's", (_, init) => {
  const link = show(<SiteLink to="/how-to/ssh">SSH</SiteLink>);
  expect(pressIsNative(link, init)).toBe(true);
  expect(address()).toBe("/base/here 1");
});

test("a press that somebody has answered changes no page", () => {
  const link = show(
    <SiteLink to="/how-to/ssh" onClick={(event) => event.preventDefault()}>
      SSH
    </SiteLink>,
  );
  fireEvent.click(link);
  expect(address()).toBe("/base/here 1");
});

test("a hash of the page is the browser's, and checked at build", () => {
  const link = show(<SiteLink to="#connect">Connect</SiteLink>);
  expect(link).toHaveAttribute("href", "#connect");
  expect(collectLink).toHaveBeenCalledWith("#connect");
  expect(pressIsNative(link)).toBe(true);
});

test("without a host around it, a link is a link", () => {
  render(<SiteLink to="/how-to/ssh">SSH</SiteLink>);
  expect(pressIsNative(screen.getByRole("link"))).toBe(true);
});
