import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { backendOf, ERRORS, failing, found, HITS, type Search } from "@site/test/searchBackend";
import { pass, settle } from "@site/test/renderSearch";
import { ResultList } from "./ResultList";

jest.mock("@docusaurus/useDocusaurusContext", () => ({
  __esModule: true,
  default: () => ({
    siteConfig: { baseUrl: "/", url: "https://docs.example", trailingSlash: false, future: {} },
  }),
}));

const log = jest.spyOn(console, "error").mockReturnValue(undefined);
const insights = { viewed: jest.fn(), active: jest.fn(), selected: jest.fn() };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.clearAllMocks();
  jest.useRealTimers();
});

/** Shows the results of "key", and waits until they are announced. */
async function renderResults(search: Search, onRetry = jest.fn()) {
  render(
    <ResultList
      search={{ backend: backendOf(search), insights }}
      query="key"
      scope="all"
      onRetry={onRetry}
    />,
  );
  await settle();
  await pass(500);
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null });
}

test("a failure shows, is announced and logged, and can be tried again", async () => {
  const onRetry = jest.fn();
  const user = await renderResults(failing(ERRORS[1]), onRetry);
  expect(screen.getByRole("status")).toHaveTextContent("Search refused the request.");
  expect(screen.getByRole("status")).toHaveTextContent("The service said no.");
  expect(log.mock.calls).toEqual([["ApiError: no"]]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test("hits of the page's own index say so and are not reported; what made it answer is logged", async () => {
  const fallbackCause = ERRORS[0] ?? null;
  await renderResults(() => Promise.resolve(found(HITS, "key", { fallbackCause })));
  expect(screen.getByRole("status")).toHaveTextContent(/^The search service cannot be reached/);
  expect(within(screen.getByRole("list")).getAllByRole("link")).toHaveLength(3);
  expect(log.mock.calls).toEqual([[fallbackCause?.detail]]);
  expect(insights.viewed).not.toHaveBeenCalled();
});
