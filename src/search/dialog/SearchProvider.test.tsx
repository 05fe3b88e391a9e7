import { act, fireEvent, render, screen } from "@testing-library/react";
import { stubDialogElement } from "../../../test/dialogElement";
import { SITE_CONTEXT } from "../../../test/siteContext";
import { historyAt, TestRouter } from "../../../test/TestRouter";
import { SearchButton, SearchProvider } from ".";

jest.mock("@docusaurus/useDocusaurusContext", () => ({ __esModule: true, default: () => SITE_CONTEXT }));

const load = jest.fn<undefined, []>();
jest.mock("./palette", () => {
  load();
  return jest.requireActual<object>("./palette");
});

const fetched = jest.fn(() => Promise.resolve({ ok: false, status: 404, text: () => Promise.resolve("") }));

function setUp() {
  const history = historyAt("/how-to/ssh");
  render(
    <TestRouter history={history}>
      <SearchProvider>
        <SearchButton />
        <main>
          <h2 id="next">Next</h2>
          <a href="/elsewhere">Link</a>
        </main>
      </SearchProvider>
    </TestRouter>,
  );
  return { history, button: screen.getByRole("button", { name: /^Search/ }) };
}

const press = (keys: object): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "k", ...keys });
const opened = (): Promise<HTMLElement> => screen.findByRole("dialog", { name: "Search" });

beforeAll(() => {
  stubDialogElement();
  Object.assign(globalThis, { fetch: fetched });
});

test("1.1 the trigger is a button that names its dialog and its keys", () => {
  const { button } = setUp();
  expect(button).toHaveAttribute("aria-haspopup", "dialog");
  expect(button).toHaveAttribute("aria-keyshortcuts", "Control+K");
});

test("nothing of the dialog is loaded until it is wanted; a pointer over the button is enough", async () => {
  const { button } = setUp();
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerEnter(button);
  await act(async () => {
    await import("./palette");
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith("/search-index.json");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([{ ctrlKey: true }, { metaKey: true }])(
  "1.2 %j and K opens one dialog and keeps the browser out",
  async (keys) => {
    setUp();
    expect(press(keys)).toBe(false);
    await opened();
    expect(screen.getByRole("combobox")).toHaveFocus();
    expect(press(keys)).toBe(false);
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
  },
);

test("1.12 after Escape focus is back on the button, or where it was", async () => {
  const { button } = setUp();
  fireEvent.click(button);
  await opened();
  fireEvent.keyDown(screen.getByRole("combobox"), { key: "Escape" });
  expect(button).toHaveFocus();
  screen.getByRole("link").focus();
  press({ ctrlKey: true });
  await opened();
  fireEvent.keyDown(screen.getByRole("combobox"), { key: "Escape" });
  expect(screen.getByRole("link")).toHaveFocus();
});

test("1.12 the query is empty on reopening", async () => {
  const { button } = setUp();
  fireEvent.click(button);
  await opened();
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "ssh" } });
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(button);
  await opened();
  expect(screen.getByRole("combobox")).toHaveValue("");
});

test.each(["/how-to/cli", "#next", "?page=2"])(
  "1.13 a change of address to %s closes it, and going back does not reopen it",
  async (to) => {
    const { history, button } = setUp();
    fireEvent.click(button);
    await opened();
    act(() => history.push(to));
    expect(screen.queryByRole("dialog")).toBeNull();
    act(() => history.goBack());
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

test("1.12 after a choice focus is in the page, also when the address is the same", async () => {
  const { history, button } = setUp();
  act(() => history.push("/how-to/ssh"));
  fireEvent.click(button);
  await opened();
  fireEvent.click(screen.getByRole("link", { name: "SSH" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(history.location.pathname).toBe("/how-to/ssh");
  expect(screen.getByRole("main")).toHaveFocus();
});

test("1.12 with two buttons, as on the 404 page, focus lost goes to the first", async () => {
  const history = historyAt("/");
  const pageOf = (count: number) => (
    <TestRouter history={history}>
      <SearchProvider>
        {count === 2 ? [<SearchButton key="1" />, <SearchButton key="2" />] : [<SearchButton key="1" />]}
      </SearchProvider>
    </TestRouter>
  );
  const { rerender } = render(pageOf(2));
  rerender(pageOf(1));
  press({ ctrlKey: true });
  await opened();
  fireEvent.keyDown(screen.getByRole("combobox"), { key: "Escape" });
  expect(screen.getByRole("button", { name: /^Search/ })).toHaveFocus();
});
