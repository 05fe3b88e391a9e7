import { fireEvent, screen, within } from "@testing-library/react";
import { stubDialogElement } from "@site/test/dialogElement";
import { activeRow, pass, renderSearch, settle } from "@site/test/renderSearch";
import { ERRORS, failing, found, slowSearch, hitAt, HITS } from "@site/test/searchBackend";
import { POPULAR_PAGES } from "@theme/StartingPages";
import type { Answer, SearchRequest } from "../backend";
import { errorText, errorTitle } from "./messages";

const log = jest.spyOn(console, "error").mockReturnValue(undefined);

beforeAll(stubDialogElement);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  log.mockClear();
  jest.useRealTimers();
  localStorage.clear();
});

test("the field is a labeled combobox", async () => {
  const { field, type } = renderSearch();
  expect(field).toHaveAccessibleName("Search");
  expect(document.getElementById(field.getAttribute("aria-labelledby") ?? "")).toHaveTextContent("Search");
  expect(field).toHaveAttribute("aria-autocomplete", "list");
  expect(field).toHaveAttribute("maxlength", "512");
  expect(field).toHaveAttribute("placeholder", "Find something...");
  expect(field).toHaveAttribute("aria-expanded", "false");
  await type("key");
  expect(field).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByRole("listbox").id).toBe(field.getAttribute("aria-controls"));
});

test.each(["", "   "])("with the query %j there is no list, and popular pages are links", async (query) => {
  const { field, type } = renderSearch();
  await type(`key{Backspace}{Backspace}{Backspace}${query}`);
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field).toHaveAttribute("aria-expanded", "false");
  expect(field).not.toHaveAttribute("aria-controls");
  expect(field).not.toHaveAttribute("aria-activedescendant");
  const popular = within(screen.getByRole("navigation", { name: "Popular pages" }));
  const links = popular.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual(POPULAR_PAGES.map(({ route, title }) => [title, route]));
});

test("title and parents are read aloud; groups and methods are named", async () => {
  const { type } = renderSearch();
  await type("key");
  const docs = within(screen.getByRole("group", { name: "Docs" }));
  const api = within(screen.getByRole("group", { name: "API" }));
  expect(docs.getAllByRole("option").map((option) => option.getAttribute("href"))).toEqual([
    "/how-to/keys",
    "/how-to/keys#revoke",
  ]);
  expect(docs.getByRole("option", { name: /^Revoke a key Docs \/ Setup key/ })).toBeVisible();
  expect(api.getByRole("option", { name: /^POST Create a key API \/ Setup key/ })).toBeVisible();
});

test("only marks come out of highlighted text", async () => {
  const hostile = hitAt("/x", ["Docs", '<img src=x onerror="alert(1)"> [key]']);
  const { type } = renderSearch(() => Promise.resolve(found([hostile])));
  await type("key");
  const row = screen.getByRole("option");
  expect(row).toHaveTextContent('<img src=x onerror="alert(1)"> key');
  expect(row.querySelector("img")).toBeNull();
  expect(Array.from(row.querySelectorAll("mark"), (mark) => mark.textContent)).toEqual(["key"]);
});

test("the count is announced after a pause in typing, not at each key, and once", async () => {
  const { type, user } = renderSearch();
  const status = screen.getByRole("status");
  await type("k");
  await pass(499);
  await type("ey");
  await pass(499);
  expect(status).toBeEmptyDOMElement();
  await pass(1);
  expect(status).toHaveTextContent("3 results for ‘key’.");
  const announced = jest.fn();
  new MutationObserver(announced).observe(status, { childList: true });
  await user.keyboard("{ArrowDown}");
  await pass(500);
  expect(announced).not.toHaveBeenCalled();
});

test("so is that nothing was found, which also shows", async () => {
  const { type } = renderSearch();
  await type("zz");
  const sentence = "Nothing found for ‘zz’. Please try again.";
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByRole("listbox")).toBeNull();
  await pass(500);
  expect(screen.getByRole("status")).toHaveTextContent(sentence);
});

test("the spinner shows after 300 ms and until the answer", async () => {
  const { search, answer } = slowSearch();
  const { type } = renderSearch(search);
  const spinner = () => document.querySelector('[data-status="stalled"]');
  await type("key");
  await pass(299);
  expect(spinner()).toBeNull();
  await pass(1);
  expect(spinner()).toBeInTheDocument();
  answer("key", found(HITS));
  await settle();
  expect(spinner()).toBeNull();
});

test("a late answer to an older query replaces nothing", async () => {
  const { search, answer } = slowSearch();
  const { type } = renderSearch(search);
  await type("ke");
  answer("ke", found(HITS.slice(0, 1)));
  await settle();
  answer("k", found([]));
  await settle();
  expect(screen.getAllByRole("option")).toHaveLength(1);
});

test("an older answer does not hide that the newer one is waited for", async () => {
  const { search, answer } = slowSearch();
  const { type } = renderSearch(search);
  await type("ke");
  answer("k", found(HITS));
  await pass(300);
  expect(document.querySelector('[data-status="stalled"]')).toBeInTheDocument();
  answer("ke", found(HITS));
  await settle();
  expect(screen.getAllByRole("option")).toHaveLength(3);
});

test.each(ERRORS.map((error) => [error.detail, error] as const))(
  "%s shows and is logged",
  async (detail, error) => {
    const { type } = renderSearch(failing(error));
    await type("k");
    expect(screen.getByText(errorTitle(error))).toBeVisible();
    expect(screen.getByRole("dialog")).toHaveTextContent(errorText(error).replaceAll("`", ""));
    expect(log.mock.calls).toEqual([[detail]]);
  },
);

test("Try again asks again, with focus in the field", async () => {
  const searches = [failing(ERRORS[4]), () => Promise.resolve(found(HITS))];
  const { field, type, user } = renderSearch(
    (request) => searches.shift()?.(request) ?? Promise.resolve(found([])),
  );
  await type("k");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await settle();
  expect(screen.getAllByRole("option")).toHaveLength(3);
  expect(field).toHaveFocus();
});

test("a fallback shows a notice, and its rows are not reported", async () => {
  const causes = [null, ERRORS[0] ?? null];
  const insights = { viewed: jest.fn(), active: jest.fn(), selected: jest.fn() };
  const search = ({ query }: SearchRequest) =>
    Promise.resolve(found(HITS, query, { fallbackCause: causes[query.length - 1] ?? null }));
  const { type, user } = renderSearch(search, { insights });
  await type("k");
  expect(insights.viewed.mock.calls).toEqual([[[HITS[0], HITS[2], HITS[1]]]]);
  await type("e");
  await user.keyboard("{ArrowDown}");
  expect(insights.viewed).toHaveBeenCalledTimes(1);
  expect(insights.active).not.toHaveBeenCalled();
  expect(screen.getByText(/The search service cannot be reached/)).toBeVisible();
  expect(screen.getAllByRole("option")).toHaveLength(3);
});

test("the section of the page is preferred; the filter requires one", async () => {
  const search = jest.fn<Promise<Answer>, [SearchRequest]>(() => Promise.resolve(found(HITS)));
  const { field, type, user } = renderSearch(search, { path: "/api/guides/errors" });
  await type("k");
  await user.click(screen.getByRole("button", { name: "Docs" }));
  await settle();
  expect(field).toHaveFocus();
  expect(search.mock.calls.flat()).toEqual([
    { query: "k", preferredSection: "api" },
    { query: "k", preferredSection: "api", section: "docs" },
  ]);
  expect(screen.getByRole("button", { name: "Docs", pressed: true })).toBeVisible();
});

test("nothing found in one section offers to search everything", async () => {
  const search = ({ section }: SearchRequest) => Promise.resolve(found(section ? [] : HITS));
  const { type, user } = renderSearch(search);
  await type("k");
  await user.click(screen.getByRole("button", { name: "API" }));
  await settle();
  expect(screen.getByRole("navigation", { name: "Closest pages" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Search everything" }));
  await settle();
  expect(screen.getAllByRole("option")).toHaveLength(3);
});

test("a click goes there; a click with a modifier is the browser's", async () => {
  const { onGo, type } = renderSearch();
  await type("key");
  const row = screen.getByRole("option", { name: /Create a key/ });
  expect(fireEvent.click(row, { ctrlKey: true })).toBe(true);
  expect(onGo).not.toHaveBeenCalled();
  expect(fireEvent.click(row)).toBe(false);
  expect(onGo.mock.calls).toEqual([["/api/keys#create"]]);
});

test("the pointer makes a row active when it moves, not when a list appears under it", async () => {
  const { type } = renderSearch();
  await type("key");
  const [first, second] = screen.getAllByRole("option");
  const move = (movementX: number): boolean => {
    const event = new MouseEvent("mousemove", { bubbles: true });
    Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } });
    return fireEvent(second as HTMLElement, event);
  };
  move(0);
  expect(activeRow()).toBe(first);
  move(1);
  expect(activeRow()).toBe(second);
});

test("Clear empties the query and keeps focus in the field", async () => {
  const { field, type, user } = renderSearch();
  await type("key");
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(field).toHaveValue("");
  expect(field).toHaveFocus();
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("a paste that fills the field is searched as far as it goes, and a sentence says so", async () => {
  const { type, user, field } = renderSearch();
  await type("key");
  expect(screen.queryByText(/Only the first/)).toBeNull();
  await user.clear(field);
  await user.paste(`key ${"x ".repeat(300)}`);
  await settle();
  expect(field.value).toHaveLength(512);
  expect(screen.getByText("Only the first 512 characters are searched.")).toBeVisible();
});
