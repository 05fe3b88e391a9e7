import type * as Preact from "preact";
import type { ReactNode } from "react";
import type * as Client from "react-dom/client";
import { HYDRATED } from "../lib/early";

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

test("what must not come between the parts waits until all are hydrated", async () => {
  const { parts } = await hydratePage();
  const { afterHydration, isHydrating } = await import("../lib/hydration");
  const task = jest.fn();
  afterHydration(task);
  expect(task).not.toHaveBeenCalled();
  await parts();
  expect(task).toHaveBeenCalledTimes(1);
  expect(isHydrating()).toBe(false);
  afterHydration(task);
  expect(task).toHaveBeenCalledTimes(2);
});

test("a part of a page that was followed to is rendered at once", async () => {
  const { parts } = await hydratePage();
  await parts();
  const { hydrateLater } = await import("./hydrateLater");
  const { render } = jest.requireActual<typeof Preact>("preact");
  const Part = hydrateLater(() => <p>Next page</p>);
  render(<Part />, document.body);
  expect(document.body).toHaveTextContent("Next page");
});
