import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { stubDialogElement } from "@site/test/dialogElement";
import { valuesKey } from "docusaurus-waymark-core/values/valuesKey";
import { CodePane } from "./CodePane";
import { ReaderValuesButton } from "../../reference/ReaderValuesButton";
import { createReaderStore, readerStore } from "../../reference/readerStore";
import { initReaderValues } from "../../reference/showValues";

stubDialogElement();

const KEY = valuesKey("");
const HTML =
  '<span class="tk-s">"</span><var data-var="baseUrl">https://api.shop.example</var>/api ' +
  '<var data-var="token double">os.environ["SHOP_API_TOKEN"]</var> <var data-var="group sh">lab</var>';
const PUBLISHED = '"https://api.shop.example/api os.environ["SHOP_API_TOKEN"] lab';

const code = (): string | null | undefined => document.querySelector("pre")?.textContent;

function Page(): ReactNode {
  return (
    <>
      <ReaderValuesButton uses={{ baseUrl: "https://api.shop.example", token: undefined }} />
      <CodePane language="python" html={HTML} />
    </>
  );
}

async function fillIn(values: Readonly<Record<string, string>>): Promise<void> {
  if (!screen.queryByRole("dialog")) await userEvent.click(screen.getByText("Set your values"));
  await screen.findByRole("dialog", { name: "Your values" });
  for (const [label, text] of Object.entries(values)) {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByText("Use these values"));
}

afterEach(() => act(() => readerStore.set({})));

it("puts values into code and line, marked, remembers them but no secret, and clears all at once", async () => {
  render(<Page />);
  await fillIn({ "Server address": "vpn.example.com:33073", "Access token": "abc_1", "Group name": "it's" });
  await waitFor(() => expect(code()).toBe(`"https://vpn.example.com:33073/api "abc_1" 'it'\\''s'`));
  expect([...document.querySelectorAll("pre u")].map(({ textContent }) => textContent)).toEqual([
    "https://vpn.example.com:33073",
    '"abc_1"',
    "'it'\\''s'",
  ]);
  expect(screen.getByText("Server address").textContent).toContain("https://vpn.example.com:33073");
  expect(screen.getByText("Set your values")).toHaveFocus();
  const stored = { baseUrl: "https://vpn.example.com:33073", group: "it's" };
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual(stored);
  expect(sessionStorage).toHaveLength(0);
  await userEvent.click(screen.getByText("Set your values"));
  await userEvent.click(await screen.findByText("Clear all"));
  expect(code()).toBe(PUBLISHED);
  expect(screen.getByRole("status")).toHaveTextContent("All pages show the examples again.");
  expect(screen.getByLabelText("Access token")).toHaveValue("");
  expect(localStorage).toHaveLength(0);
});

it("names what is wrong beside the field, leaves the code alone, and moves to the first field", async () => {
  render(<Page />);
  await fillIn({ "Server address": "https://vpn.example.com/api", "Group name": "x".repeat(10_000) });
  const field = screen.getByLabelText("Server address");
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining("Leave out everything but the scheme"));
  expect(screen.getByLabelText("Group name")).toHaveAccessibleDescription(
    expect.stringContaining("at most 255 characters, and this has 10000"),
  );
  expect(code()).toBe(PUBLISHED);
});

it("takes a release, says of one in the address that it is ignored, and keeps hostile names as text", async () => {
  window.history.replaceState(null, "", `?release=${encodeURIComponent("<img src=x>".repeat(300))}`);
  render(<Page />);
  await userEvent.click(screen.getByText("Set your values"));
  expect(await screen.findByLabelText("Your release")).toHaveAccessibleDescription(
    /is not a release from 0\.60\.9 to .*is ignored/,
  );
  await fillIn({ "Your release": "0.70", "Group name": "<img src=x onerror=alert(1)> $(id)" });
  await waitFor(() => expect(code()).toContain("'<img src=x onerror=alert(1)> $(id)'"));
  expect(document.querySelector("pre img")).toBeNull();
  expect(readerStore.current().release).toBe("0.70");
  window.history.replaceState(null, "", "/");
});

it("ignores stored values that the form would not accept", () => {
  const stored = {
    baseUrl: 'https://x"><script>',
    group: "a\nb",
    peer: ["web"],
    token: "abc",
    release: "99",
    x: "y",
  };
  localStorage.setItem(KEY, JSON.stringify(stored));
  delete window.siteReaderValues;
  expect(createReaderStore("").current()).toEqual({ token: "abc" });
  localStorage.setItem(KEY, "null");
  expect(createReaderStore("").current()).toEqual({});
  localStorage.clear();
});

it("works for the visit where storage is denied", () => {
  const denied = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const store = createReaderStore("");
  store.set({ baseUrl: "https://vpn.example.com" });
  expect(store.current()).toEqual({ baseUrl: "https://vpn.example.com" });
  denied.mockRestore();
});

it("shows what is remembered before React arrives, and hydrates without a word", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  localStorage.setItem(KEY, JSON.stringify({ baseUrl: "https://vpn.example.com" }));
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  initReaderValues("");
  expect(code()).toContain("https://vpn.example.com/api");
  expect(screen.getByText("Server address")).toHaveTextContent("https://vpn.example.com");
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
