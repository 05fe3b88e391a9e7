import { fireEvent, render, screen } from "@testing-library/react";
import { stubDialogElement } from "../../../test/dialogElement";
import { SITE_CONTEXT } from "../../../test/siteContext";
import { TestRouter } from "../../../test/TestRouter";
import { SearchButton, SearchProvider } from ".";

jest.mock("@docusaurus/useDocusaurusContext", () => ({ __esModule: true, default: () => SITE_CONTEXT }));

const mockNetwork = { down: true };
jest.mock("./palette", () => {
  if (mockNetwork.down) throw new Error("Loading chunk failed");
  return jest.requireActual<object>("./palette");
});

beforeAll(() => {
  stubDialogElement();
  const fetched = { ok: false, status: 404, text: () => Promise.resolve("") };
  Object.assign(globalThis, { fetch: () => Promise.resolve(fetched) });
});

test("when the dialog's code cannot be fetched it says so, and a further press tries again", async () => {
  render(
    <TestRouter>
      <SearchProvider>
        <SearchButton />
      </SearchProvider>
    </TestRouter>,
  );
  const button = screen.getByRole("button", { name: /^Search/ });
  fireEvent.click(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(await screen.findByRole("alert")).toHaveTextContent("Search could not be loaded.");
  expect(button).toHaveAttribute("aria-busy", "false");
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("alert")).toBeNull();
  mockNetwork.down = false;
  fireEvent.click(button);
  expect(await screen.findByRole("dialog", { name: "Search" })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});
