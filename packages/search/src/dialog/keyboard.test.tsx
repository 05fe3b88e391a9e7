import { fireEvent, screen } from "@testing-library/react";
import { stubDialogElement } from "@site/test/dialogElement";
import { activeRow, renderSearch, settle } from "@site/test/renderSearch";
import { found, slowSearch, HITS } from "@site/test/searchBackend";

const openWindow = jest.spyOn(window, "open").mockReturnValue(null);

beforeAll(stubDialogElement);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  openWindow.mockClear();
  jest.useRealTimers();
  localStorage.clear();
});

test("the first option is active; focus stays in the field", async () => {
  const { field, type } = renderSearch();
  await type("key");
  const options = screen.getAllByRole("option");
  expect(options.map((option) => option.getAttribute("aria-selected"))).toEqual(["true", "false", "false"]);
  expect(new Set(options.map(({ id }) => id)).size).toBe(3);
  expect(field).toHaveAttribute("aria-activedescendant", options[0]?.id);
  expect(field).toHaveFocus();
});

test("Down and Up move by one and wrap at both ends", async () => {
  const { field, type, user } = renderSearch();
  await type("key");
  const [first, second, third] = screen.getAllByRole("option");
  const moves = [
    ["{ArrowDown}", second],
    ["{ArrowDown}", third],
    ["{ArrowDown}", first],
    ["{ArrowUp}", third],
    ["{ArrowUp}", second],
  ] as const;
  for (const [key, row] of moves) {
    await user.keyboard(key);
    expect(activeRow()).toBe(row);
    expect(field).toHaveAttribute("aria-activedescendant", row?.id);
  }
});

test("Home, End, Left and Right edit the text; Space types a space", async () => {
  const { field, type, user } = renderSearch();
  await type("keys");
  await user.keyboard("{Home}a{End}b{ArrowLeft}c {ArrowRight}d");
  await settle();
  expect(field).toHaveValue("akeysc bd");
});

test("Enter goes to path and hash of the active option", async () => {
  const { onGo, type, user } = renderSearch();
  await type("key");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(onGo.mock.calls).toEqual([["/how-to/keys#revoke"]]);
});

test.each(["Control", "Meta", "Shift"])(
  "%s+Enter opens elsewhere and leaves the dialog as it was",
  async (key) => {
    const { field, onGo, onDismiss, type, user } = renderSearch();
    await type("key");
    await user.keyboard(`{ArrowDown}{${key}>}{Enter}{/${key}}`);
    expect(openWindow).toHaveBeenCalledWith("/how-to/keys#revoke", "_blank", "noopener");
    expect(onGo).not.toHaveBeenCalled();
    expect(onDismiss).not.toHaveBeenCalled();
    expect(field).toHaveValue("key");
    expect(activeRow()).toHaveAttribute("href", "/how-to/keys#revoke");
  },
);

test("typing on takes an early Enter back", async () => {
  const { search, answer } = slowSearch();
  const { onGo, type, user } = renderSearch(search);
  await type("key");
  await user.keyboard("{Enter}s");
  answer("key", found(HITS));
  answer("keys", found(HITS));
  await settle();
  expect(onGo).not.toHaveBeenCalled();
  expect(screen.getAllByRole("option")).toHaveLength(3);
});

test("Escape closes the list, then clears the query, then closes the dialog", async () => {
  const { field, onDismiss, type, user } = renderSearch();
  await type("key");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(screen.getByText(/The list is closed/)).toBeVisible();
  expect(field).toHaveValue("key");
  expect(field).toHaveAttribute("aria-expanded", "false");
  await user.keyboard("{Escape}");
  expect(field).toHaveValue("");
  expect(onDismiss).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test("the order holds with focus on another control of the dialog", async () => {
  const { field, onDismiss, type, user } = renderSearch();
  await type("key");
  await user.tab();
  expect(field).not.toHaveFocus();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  await user.keyboard("{Escape}{Escape}");
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test.each(["zzz", "key"])(
  "three presses of Escape after %s end on the page, answered or not",
  async (query) => {
    const { search } = slowSearch();
    const { field, onDismiss, type, user } = renderSearch(query === "key" ? search : undefined);
    await type(query);
    await user.keyboard("{Escape}");
    expect(field).toHaveValue(query);
    await user.keyboard("{Escape}");
    expect(field).toHaveValue("");
    expect(onDismiss).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    expect(onDismiss).toHaveBeenCalledTimes(1);
  },
);

test("Down and a click in the field show a closed list again", async () => {
  const { field, type, user } = renderSearch();
  await type("key");
  await user.keyboard("{Escape}{ArrowDown}");
  await settle();
  expect(activeRow()).toBe(screen.getAllByRole("option")[0]);
  await user.keyboard("{Escape}");
  await user.click(field);
  expect(screen.getAllByRole("option")).toHaveLength(3);
});

test("Tab leaves the list open, so that filter and close button can be reached", async () => {
  const { type, user } = renderSearch();
  await type("key");
  await user.tab();
  expect(screen.getByRole("button", { name: "Clear" })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  expect(screen.getAllByRole("option")).toHaveLength(3);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  "Enter that ends a composition (%j) does not navigate",
  async (how) => {
    const { field, onDismiss, onGo, type } = renderSearch();
    await type("key");
    fireEvent.keyDown(field, { key: "Enter", ...how });
    fireEvent.keyDown(field, { key: "Escape", ...how });
    await settle();
    expect(onGo).not.toHaveBeenCalled();
    expect(onDismiss).not.toHaveBeenCalled();
    expect(screen.getAllByRole("option")).toHaveLength(3);
  },
);
