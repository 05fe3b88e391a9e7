import { fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState, type ReactNode } from "react";
import { stubDialogElement } from "../../test/dialogElement";
import { Dialog } from "./Dialog";

function Sample({ onDismiss }: { readonly onDismiss: () => void }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog label="Sample" initialFocus={field} onDismiss={onDismiss}>
      <button type="button">First</button>
      <input ref={field} aria-label="Field" />
    </Dialog>
  );
}

function Page(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Sample onDismiss={() => setOpen(false)} />}
    </>
  );
}

function setUp(): { dialog: HTMLElement; opener: HTMLElement } {
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Open" });
  opener.focus();
  fireEvent.click(opener);
  return { dialog: screen.getByRole("dialog"), opener };
}

beforeAll(stubDialogElement);

test("it is a modal dialog with a name", () => {
  const { dialog } = setUp();
  expect(dialog).toHaveAccessibleName("Sample");
  expect(dialog).toHaveAttribute("aria-modal", "true");
});

test("focus is in the chosen element as soon as it shows", () => {
  setUp();
  expect(screen.getByRole("textbox")).toHaveFocus();
});

test("a press on the backdrop closes it, and focus returns", () => {
  const { dialog, opener } = setUp();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(dialog).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test("text marked from the inside out to the backdrop does not close it", () => {
  const { dialog } = setUp();
  fireEvent.pointerDown(screen.getByRole("textbox"));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
});

test("a press inside does not close it", () => {
  const { dialog } = setUp();
  fireEvent.pointerDown(screen.getByRole("button", { name: "First" }));
  fireEvent.click(screen.getByRole("button", { name: "First" }));
  expect(dialog).toBeInTheDocument();
});

test("the platform's own way to close is followed", () => {
  const { dialog } = setUp();
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  expect(dialog).not.toBeInTheDocument();
});
