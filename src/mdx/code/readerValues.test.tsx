import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { baseUrlKey, showStoredBaseUrl } from "../../lib/baseUrl";
import { ReaderPanel } from "../../reference/ReaderPanel";
import { createReaderStore, readerStore } from "../../reference/readerStore";
import { CodePane } from "./CodePane";

jest.mock("@docusaurus/useDocusaurusContext", () => ({
  __esModule: true,
  default: () => ({
    siteConfig: {
      customFields: { product: { api: { url: "https://api.shop.example" }, server: { env: "SHOP" } } },
    },
  }),
}));

const KEY = baseUrlKey("");
const HTML =
  '<span class="tk-s">"</span><var data-var="url">https://api.shop.example</var>/api ' +
  '<var data-var="token-double">os.environ["SHOP_API_TOKEN"]</var>';

const code = (): string | null | undefined => document.querySelector("pre")?.textContent;

function Page(): ReactNode {
  return (
    <>
      <ReaderPanel />
      <CodePane language="python" html={HTML} />
    </>
  );
}

async function fillIn(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(screen.getByText("Use in samples"));
}

afterEach(() => act(() => readerStore.fill({})));

it("puts server and token into the samples, remembers the server, and forgets the token", async () => {
  render(<Page />);
  await fillIn("Base URL", "vpn.example.com:33073");
  await fillIn("Access token", "abc_1");
  expect(code()).toBe('"https://vpn.example.com:33073/api "abc_1"');
  expect(screen.getByRole("status")).toHaveTextContent("All samples now use these values.");
  expect(JSON.parse(JSON.stringify(localStorage))).toEqual({ [KEY]: "https://vpn.example.com:33073" });
  expect(sessionStorage).toHaveLength(0);
  expect(createReaderStore(KEY).current()).toEqual({ baseUrl: "https://vpn.example.com:33073" });
  await userEvent.click(screen.getByText("Reset"));
  expect(code()).toBe('"https://api.shop.example/api os.environ["SHOP_API_TOKEN"]');
  expect(screen.getByLabelText("Access token")).toHaveValue("");
  expect(localStorage).toHaveLength(0);
});

it("names what is wrong, keeps the samples, and moves to the field", async () => {
  render(<Page />);
  await fillIn("Base URL", "https://vpn.example.com/api");
  const field = screen.getByLabelText("Base URL");
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining("Leave out everything but scheme"));
  expect(code()).toContain("https://api.shop.example/api");
});

it("takes nothing from storage that nobody could have entered", () => {
  localStorage.setItem(KEY, 'https://x"><script>');
  expect(createReaderStore(KEY).current()).toEqual({ baseUrl: undefined });
  localStorage.clear();
});

it("works for the visit where storage is denied", () => {
  const denied = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const store = createReaderStore(KEY);
  store.fill({ baseUrl: "https://vpn.example.com" });
  expect(store.current()).toEqual({ baseUrl: "https://vpn.example.com" });
  denied.mockRestore();
});

it("shows the remembered server before React arrives, and hydrates without a word", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  localStorage.setItem(KEY, "https://vpn.example.com");
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  showStoredBaseUrl(KEY);
  expect(code()).toContain("https://vpn.example.com/api");
  expect(document.querySelector("[data-base-url]")).toHaveTextContent("https://vpn.example.com");
  const root = document.getElementById("root");
  if (!root) throw new Error("no root");
  const mounted: Root[] = [];
  act(() => void mounted.push(hydrateRoot(root, <Page />)));
  expect(error).not.toHaveBeenCalled();
  expect(code()).toContain("https://vpn.example.com/api");
  act(() => mounted[0]?.unmount());
  localStorage.clear();
  error.mockRestore();
});
