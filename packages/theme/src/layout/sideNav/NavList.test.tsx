import { render, screen, within } from "@testing-library/react";
import { MenuPathProvider } from "./MenuPath";
import { NavTree } from "./NavList";
import { navTree, type NavNode } from "./tree";

jest.mock("docusaurus-waymark-core/browser/router", () => ({
  useLocation: () => ({ pathname: "/how-to/ssh" }),
}));
jest.mock("@docusaurus/useBaseUrl", () => ({ __esModule: true, default: (url: string) => url }));
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
