import type * as Preact from "preact";
import type { ReactNode } from "react";
import type * as Client from "react-dom/client";
import { HYDRATED } from "../lib/early";
import { LEAVE_EVENT } from "../lib/pageEvents";

// Browsers render pages with Preact (`plugins/internals/preact.ts`).
jest.mock("react", () => jest.requireActual<object>("preact/compat"));
jest.mock("react/jsx-runtime", () => jest.requireActual<object>("preact/jsx-runtime"));

const root = document.documentElement;
const onPress = jest.fn();

const Press = (): ReactNode => <button onClick={onPress}>Press</button>;

/** A page as the build writes it, and its hydration up to the end of the first task. */
async function hydratePage(): Promise<{ readonly button: HTMLElement; readonly parts: () => Promise<void> }> {
  root.dataset["hasHydrated"] = "false";
  document.body.innerHTML = `<div id="__docusaurus"><main><p>Text</p><div><button>Press</button></div></main></div>`;
  const { hydrateLater } = await import("./hydrateLater");
  const Inner = hydrateLater(Press);
  const Outer = hydrateLater(() => (
    <div>
      <Inner />
    </div>
  ));
  const { hydrateRoot } = jest.requireActual<typeof Client>("preact/compat/client");
  hydrateRoot(
    document.getElementById("__docusaurus") ?? document.body,
    <main>
      <p>Text</p>
      <Outer />
    </main>,
  );
  root.dataset["hasHydrated"] = "true";
  const parts = async (): Promise<void> => {
    while (!root.matches(HYDRATED)) await new Promise((resolve) => setTimeout(resolve));
  };
  return { button: document.querySelector("button") ?? document.body, parts };
}

beforeEach(() => {
  jest.resetModules();
  onPress.mockReset();
});

test("parts, and parts of them, are hydrated after the page, and keep their elements", async () => {
  const { button, parts } = await hydratePage();
  expect(root.matches(HYDRATED)).toBe(false);
  button.click();
  expect(onPress).not.toHaveBeenCalled();
  await parts();
  button.click();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).toBe("TextPress");
  expect(button.isConnected).toBe(true);
});

test("a page that is followed to before all parts are hydrated is rendered at once", async () => {
  await hydratePage();
  window.dispatchEvent(new Event(LEAVE_EVENT));
  const { hydrateLater } = await import("./hydrateLater");
  const { isHydrating } = await import("../lib/hydration");
  const { render } = jest.requireActual<typeof Preact>("preact");
  expect(isHydrating()).toBe(false);
  const Part = hydrateLater(() => <p>Next page</p>);
  render(<Part />, document.body);
  expect(document.body).toHaveTextContent("Next page");
});
