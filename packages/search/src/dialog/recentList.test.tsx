import { screen, within } from "@testing-library/react";
import { stubDialogElement } from "@site/test/dialogElement";
import { renderSearch, settle } from "@site/test/renderSearch";
import type { EarlyInput } from "./opener";
import { readRecents, type Recent, storeRecents, withRecent } from "./recents";

beforeAll(stubDialogElement);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

const recent = () => screen.queryByRole("navigation", { name: "Recent searches" });
const names = () =>
  within(recent() as HTMLElement)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

/** Chooses hits in one opening each, and opens once more. */
async function choose(...moves: readonly string[]) {
  for (const move of moves) {
    const { type, user } = renderSearch();
    await type("key");
    await user.keyboard(`${move}{Enter}`);
  }
  return renderSearch();
}

test("chosen results are listed next time, newest first, with their query", async () => {
  await choose("", "{ArrowDown}", "");
  expect(names()).toEqual(["/how-to/keys", "/how-to/keys#revoke"]);
  expect(recent()).toHaveTextContent("Setup keys Docs key");
});

/** Stores pages as read, the last one last. */
function read(...pages: readonly string[]): void {
  const stored = (list: readonly Recent[], url: string) =>
    withRecent(list, { url, title: url.slice(1), trail: "", query: "" });
  storeRecents("recents", pages.reduce(stored, readRecents("recents")));
}

test("pages that were read are listed, without this one and those among the searches; one button removes all", async () => {
  read("/how-to/keys", "/ssh", "/here");
  const { user } = renderSearch(undefined, { path: "/here" });
  const pages = () => screen.queryByRole("navigation", { name: "Recent pages" });
  expect(pages()).toHaveTextContent(/^Recent pagesRemove allsshhow-to\/keys$/);
  await choose("");
  expect(pages()).toHaveTextContent(/^Recent pageshere\s*ssh$/);
  await user.click(screen.getByRole("button", { name: "Remove all" }));
  expect([pages(), recent()]).toEqual([null, null]);
  expect(localStorage).toHaveLength(0);
});

test("Down and Up go through recent searches, recent pages and popular pages, and back to the field; Enter opens the link", async () => {
  read("/ssh");
  const { user } = await choose("");
  const links = screen.getAllByRole("link");
  const field = screen.getByRole("combobox");
  await user.keyboard("{ArrowDown}");
  expect(links[0]).toHaveFocus();
  expect(links[0]).toHaveAttribute("href", "/how-to/keys");
  await user.keyboard("{ArrowDown}");
  expect(links[1]).toHaveFocus();
  expect(links[1]).toHaveAttribute("href", "/ssh");
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(field).toHaveFocus();
  await user.keyboard("{ArrowUp}");
  expect(links.at(-1)).toHaveFocus();
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(screen.queryByRole("combobox")).toBeNull();
});

const early = (key: string): EarlyInput => ({
  kind: "key",
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
});

test.each([
  ["after the code came", [], " {ArrowUp}k"],
  ["while the code comes", [{ kind: "text", text: " " }, early("ArrowUp")], "k"],
] as const)(
  "a letter that is typed while a link has the focus, %s, is in the field",
  async (_, before, keys) => {
    const { field, user } = renderSearch(undefined, { early: before });
    await user.keyboard(keys);
    expect(field).toHaveValue(" k");
    expect(field).toHaveFocus();
    await user.keyboard("{Backspace}{Backspace}{ArrowDown}k{Backspace}");
    expect(field).toHaveValue("");
  },
);

test("Space on a button presses it", async () => {
  const { field, user } = await choose("");
  screen.getByRole("button", { name: "Remove all" }).focus();
  await user.keyboard(" ");
  expect([recent(), field.value]).toEqual([null, ""]);
});

test.each(["", " "])("Down and Enter before the code came open the first link after %j", (text) => {
  const typed: readonly EarlyInput[] = text === "" ? [] : [{ kind: "text", text }];
  read("/ssh");
  const { onGo } = renderSearch(undefined, { early: [...typed, early("ArrowDown"), early("Enter")] });
  expect(onGo.mock.calls).toEqual([["/ssh"]]);
});

test("one can be removed; focus goes to the next one", async () => {
  const { user } = await choose("", "{ArrowDown}");
  await user.click(screen.getByRole("button", { name: "Remove Revoke a key" }));
  expect(names()).toEqual(["/how-to/keys"]);
  expect(screen.getByRole("button", { name: "Remove Setup keys" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(recent()).toBeNull();
  expect(screen.getByRole("combobox")).toHaveFocus();
});

test("a choice by mouse, in this tab or another, counts", async () => {
  const { type, user } = renderSearch();
  await type("key");
  await user.click(screen.getByRole("option", { name: /Create a key/ }));
  await settle();
  renderSearch();
  expect(names()).toEqual(["/api/keys#create"]);
});

test("nothing is listed when storage is denied", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await choose("");
  expect(recent()).toBeNull();
});
