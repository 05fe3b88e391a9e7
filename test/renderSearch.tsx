import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Outcome, SearchPage, SearchRequest } from "../src/search/client";
import { SearchDialog } from "../src/search/dialog/palette";
import type { Backend } from "../src/search/dialog/palette/backend";
import { backendOf, found, HITS } from "./searchBackend";
import { TestRouter } from "./TestRouter";

type Search = (request: SearchRequest) => Promise<Outcome<SearchPage>>;

const findKeys: Search = ({ query }) => Promise.resolve(found(query.startsWith("key") ? HITS : [], query));

/** Opens the dialog on a page, over a search that finds `HITS` by "key". The clock stands still until told. */
export function renderSearch(
  search: Search = findKeys,
  { path = "/", standIn, index }: { path?: string; standIn?: Search; index?: Backend["index"] } = {},
) {
  const onGo = jest.fn<undefined, [string]>();
  const onDismiss = jest.fn<undefined, []>();
  const { unmount } = render(
    <TestRouter at={path}>
      <SearchDialog backend={backendOf(search, standIn, index)} onGo={onGo} onDismiss={onDismiss} />
    </TestRouter>,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null });
  const field = screen.getByRole("combobox");
  return {
    onGo,
    onDismiss,
    unmount,
    user,
    field,
    type: (text: string) => user.type(field, text).then(settle),
  };
}

/** Lets promises answer and React draw. */
export function settle(): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(0));
}

/** Lets time pass. */
export function pass(ms: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}

/** The row that Enter would open. */
export function activeRow(): HTMLElement {
  return screen.getByRole("option", { selected: true });
}
