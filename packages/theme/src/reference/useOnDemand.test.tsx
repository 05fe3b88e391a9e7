import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { useOnDemand } from "./useOnDemand";

const Opened = (): ReactNode => <p>Opened</p>;

/** A button whose dialog is loaded when the test says so. */
function renderButton(): () => Promise<void> {
  let arrive = (_component: ComponentType): void => undefined;
  const load = (): Promise<ComponentType> => new Promise((resolve) => (arrive = resolve));
  const Button = (): ReactNode => {
    const { opener, Opened: Dialog, open } = useOnDemand(load);
    return (
      <>
        <button ref={opener} onClick={open}>
          Open
        </button>
        {Dialog && <Dialog />}
      </>
    );
  };
  render(<Button />);
  return () =>
    act(async () => {
      arrive(Opened);
      await Promise.resolve();
    });
}

test("the dialog opens when its code is there; until then its button shows that it works", async () => {
  const arrive = renderButton();
  fireEvent.click(screen.getByRole("button"));
  fireEvent.keyDown(window, { key: "Tab" });
  expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "true");
  await arrive();
  expect(screen.getByText("Opened")).toBeVisible();
  expect(screen.getByRole("button")).not.toHaveAttribute("aria-busy");
});

test("Escape before its code is there cancels; the next press opens it", async () => {
  const arrive = renderButton();
  fireEvent.click(screen.getByRole("button"));
  fireEvent.keyDown(window, { key: "Escape" });
  await arrive();
  expect(screen.queryByText("Opened")).toBeNull();
  fireEvent.click(screen.getByRole("button"));
  await arrive();
  expect(screen.getByText("Opened")).toBeVisible();
});
