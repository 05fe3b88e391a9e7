import { act, screen } from "@testing-library/react";
import { stubDialogElement } from "../../../../test/dialogElement";
import { activeRow, renderSearch, settle } from "../../../../test/renderSearch";
import { found, hitAt, HITS } from "../../../../test/searchBackend";
import { SITE_CONTEXT } from "../../../../test/siteContext";
import type { Coverage } from "../../client";

jest.mock("@docusaurus/useDocusaurusContext", () => ({ __esModule: true, default: () => SITE_CONTEXT }));

beforeAll(stubDialogElement);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const PROSE = [
  hitAt("/about/keys", ["Docs", "About [key]s"]),
  hitAt("/about/faq", ["Docs", "FAQ on [key]s"]),
];

/** An index whose prose comes, or fails to come, when told. */
function slowIndex() {
  const listeners = new Set<() => void>();
  let coverage: Coverage = "titles";
  let settleAll: (coverage: Coverage) => void = () => undefined;
  let ending = new Promise<Coverage>((resolve) => (settleAll = resolve));
  const complete = jest.fn(() => ending);
  const become = async (next: Coverage): Promise<void> => {
    coverage = next;
    await act(async () => {
      listeners.forEach((listener) => listener());
      settleAll(next);
      await jest.advanceTimersByTimeAsync(0);
    });
    ending = new Promise<Coverage>((resolve) => (settleAll = resolve));
  };
  const index = {
    complete,
    coverage: () => coverage,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { index, become, complete };
}

test("the prose is fetched once the dialog is open", () => {
  const { index, complete } = slowIndex();
  renderSearch(undefined, { index });
  expect(complete).toHaveBeenCalledTimes(1);
});

test("when the prose has come, the list gets better and the active row stays active at its new place", async () => {
  const { index, become } = slowIndex();
  const search = () => Promise.resolve(found(index.coverage() === "full" ? [...PROSE, ...HITS] : HITS));
  const { type, user, field } = renderSearch(search, { index });
  await type("key");
  await user.keyboard("{ArrowDown}");
  const active = activeRow().getAttribute("href");
  await become("full");
  expect(screen.getAllByRole("option")).toHaveLength(5);
  expect(activeRow()).toHaveAttribute("href", active);
  expect(field).toHaveAttribute("aria-activedescendant", activeRow().id);
  expect(screen.getAllByRole("option").indexOf(activeRow())).toBeGreaterThan(1);
});

test("an active row that is no longer among the best stays in the list", async () => {
  const { index, become } = slowIndex();
  const search = () => Promise.resolve(found(index.coverage() === "full" ? PROSE : HITS));
  const { type, user, onGo } = renderSearch(search, { index });
  await type("key");
  const active = activeRow().getAttribute("href");
  await become("full");
  expect(screen.getAllByRole("option")).toHaveLength(3);
  expect(activeRow()).toHaveAttribute("href", active);
  await user.keyboard("{Enter}");
  expect(onGo).toHaveBeenCalledWith(active);
});

test("nothing is said to be found before the prose was searched", async () => {
  const { index, become } = slowIndex();
  const search = () => Promise.resolve(found(index.coverage() === "full" ? PROSE : []));
  const { type } = renderSearch(search, { index });
  await type("key");
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  await become("full");
  await settle();
  expect(screen.getAllByRole("option")).toHaveLength(2);
});

test("when the prose does not come, the list says so and a press tries again", async () => {
  const { index, become, complete } = slowIndex();
  const { type, user, field } = renderSearch(undefined, { index });
  await type("key");
  await become("failed");
  expect(screen.getByText(/Only titles and headings were searched/)).toBeVisible();
  const before = complete.mock.calls.length;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(complete.mock.calls.length).toBe(before + 1);
  expect(field).toHaveFocus();
  await become("full");
  expect(screen.queryByText(/Only titles and headings were searched/)).toBeNull();
});
