import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MenuPathProvider } from "./MenuPath";
import { NavTree } from "./NavList";
import type * as Browser from "./inactiveMarkup";
import type * as Build from "./inactiveMarkup.server";
import { navTree, type NavNode } from "./tree";

type Arguments = Parameters<typeof Build.inactiveMarkup>;

/** Whether the build's module stands in for that of browsers, as the bundler sets it for a build. */
const mockBuild = { on: false };

jest.mock("../../lib/router", () => ({ useLocation: () => ({ pathname: "/how-to/ssh" }) }));
jest.mock("@docusaurus/useBaseUrl", () => ({ __esModule: true, default: (url: string) => url }));
jest.mock("./inactiveMarkup", () => {
  const browser = jest.requireActual<typeof Browser>("./inactiveMarkup");
  const build = jest.requireActual<typeof Build>("./inactiveMarkup.server");
  return { inactiveMarkup: (...args: Arguments) => (mockBuild.on ? build : browser).inactiveMarkup(...args) };
});

const TREE: readonly NavNode[] = navTree(
  [
    { type: "link", label: "Start & go", href: "/start" },
    category("How to", [
      { type: "link", label: "SSH", href: "/how-to/ssh" },
      category("Deeper", [{ type: "link", label: "One", href: "/one" }]),
    ]),
    category("Install", [
      { type: "link", label: "Linux", href: "/linux", customProps: { deprecated: true } },
      category("Windows", [{ type: "link", label: "MSI", href: "/msi" }]),
    ]),
  ],
  (href) => href,
);

function category(label: string, items: object[]) {
  return { type: "category", label, items, collapsed: true, collapsible: true } as never;
}

const MENU = (
  <MenuPathProvider>
    <NavTree nodes={TREE} />
  </MenuPathProvider>
);

test("a build writes what browsers draw", () => {
  mockBuild.on = false;
  const drawn = renderToString(MENU);
  expect(drawn).toContain("Start &amp; go");
  mockBuild.on = true;
  expect(renderToString(MENU)).toBe(drawn);
  expect(renderToString(MENU)).toBe(drawn);
  mockBuild.on = false;
});

test("groups of the top level and those around the page are open, others closed", () => {
  render(MENU);
  const states = screen
    .getAllByRole("button")
    .map((button) => `${button.textContent} ${button.getAttribute("aria-expanded")}`);
  expect(states).toEqual(["How to true", "Deeper false", "Install true", "Windows false"]);
});

test("a group's button names its list; only the current page is current", () => {
  render(MENU);
  const list = document.getElementById(
    screen.getByRole("button", { name: "Install" }).getAttribute("aria-controls") ?? "",
  );
  expect(within(list as HTMLElement).getByRole("link", { name: /Linux/ })).toBeVisible();
  expect(
    screen
      .getAllByRole("link")
      .filter((link) => link.ariaCurrent === "page" || link.hasAttribute("aria-current")),
  ).toHaveLength(1);
});
