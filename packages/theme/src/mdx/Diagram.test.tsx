import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubDialogElement } from "@site/test/dialogElement";
import Diagram from "./Diagram";
import Picture from "./Picture";

const Drawing = () => <svg role="img" aria-label="Planes" />;

stubDialogElement();

const enlarge = (): HTMLElement =>
  screen.getByRole("button", { name: "Enlarge diagram: Two planes share one page" });
const dialog = (): HTMLElement => screen.getByRole("dialog", { hidden: true });

function show(): void {
  render(
    <Diagram name="two-planes" drawing={Drawing} caption="Two planes share one page. Nobody sees both." />,
  );
}

it("is a figure with its caption", () => {
  show();
  expect(screen.getByRole("figure")).toHaveTextContent("Two planes share one page. Nobody sees both.");
  expect(screen.getAllByRole("img")).toHaveLength(1);
});

it("draws large only while the dialog is open", async () => {
  show();
  await userEvent.click(enlarge());
  expect(dialog()).toHaveAttribute("open");
  expect(screen.getAllByRole("img")).toHaveLength(2);
  act(() => (dialog() as HTMLDialogElement).close());
  expect(screen.getAllByRole("img")).toHaveLength(1);
});

it("closes by a click beside the drawing, not on it", async () => {
  show();
  await userEvent.click(enlarge());
  await userEvent.click(screen.getAllByRole("img")[1] ?? document.body);
  expect(dialog()).toHaveAttribute("open");
  await userEvent.click(dialog());
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
});

it("enlarges a picture in the same way", async () => {
  render(<Picture src="/img/a.png" alt="Two planes" width="900" height="300" />);
  await userEvent.click(screen.getByRole("button", { name: "Enlarge picture: Two planes" }));
  expect(dialog()).toHaveAttribute("open");
  expect(screen.getAllByRole("img", { name: "Two planes" })).toHaveLength(2);
});
