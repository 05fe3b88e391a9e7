import { render, screen, within } from "@testing-library/react";
import { IDENTITIES } from "../product/identities";
import CommandFlags from "./CommandFlags";

const [product] = IDENTITIES;

jest.mock("@docusaurus/useDocusaurusContext", () => ({
  __esModule: true,
  default: () => ({ siteConfig: { customFields: { product } } }),
}));

const row = (flag: string): HTMLElement => screen.getByText(flag).closest("tr") ?? document.body;

it("is a table with one row a flag, tokens resolved", () => {
  const { container } = render(<CommandFlags command="up" />);
  expect(screen.getByRole("table", { name: `Flags of ${product.client.cli} up` })).toBeVisible();
  expect(container).not.toHaveTextContent("{{");
  expect(within(row("--interface-name")).getByText(product.client.interface ?? "")).toBeVisible();
  expect(within(row("--interface-name")).getByText("utun100").parentElement).toHaveTextContent(
    "macOS: utun100",
  );
});

it("shows short form, variable, type, default and marks", () => {
  render(<CommandFlags command="up" />);
  expect(row("--foreground-mode")).toHaveTextContent("-F");
  expect(row("--foreground-mode")).toHaveTextContent(`${product.client.env}_FOREGROUND_MODE`);
  expect(row("--mtu")).toHaveTextContent(/uint16.*1280/);
  expect(row("--enable-rosenpass")).toHaveTextContent("Experimental");
  expect(row("--enable-lazy-connection")).toHaveTextContent("Deprecated");
  expect(row("--disable-ipv6")).toHaveTextContent("Since 0.71.0");
});

it("says so when a command has no flags", () => {
  render(<CommandFlags command="down" />);
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.getByText(/no flags/)).toBeVisible();
});
