import { render, screen } from "@testing-library/react";
import type { ScreenDrawing } from "docusaurus-waymark-core/facts/readScreen";
import Screen from "./Screen";

const DRAWING: ScreenDrawing = {
  title: "Create Key",
  at: ["Settings", "Keys"],
  tabs: ["Key", "Groups"],
  tab: "Key",
  buttons: ["Cancel", "Create"],
  press: "Create",
  result: "Key created",
  fields: [
    { label: "Name", kind: "text", value: "ci", state: "filled", step: 1 },
    { label: "Reusable", kind: "switch", value: "off" },
    { label: "Limit", kind: "number", value: "", state: "locked" },
    { label: "Groups", kind: "groups", value: "Add groups", state: "hint" },
    {
      label: "Host",
      kind: "text",
      value: "db.example.com",
      parts: [{ text: "db." }, { text: "example.com", form: "domain raw" }],
    },
  ],
};

it("is a figure with a name, a sentence, and a list of fields and values", () => {
  render(<Screen drawing={JSON.stringify(DRAWING)} />);
  expect(screen.getByRole("figure", { name: "Drawing of the dialog Create Key" })).toHaveTextContent(
    "Settings → Keys → Key: fill in or choose what is bold, then choose Create.",
  );
  const values = screen.getAllByRole("definition").map((value) => value.textContent);
  expect(screen.getAllByRole("term").map((term, index) => [term.textContent, values[index]])).toEqual([
    ["Name", "ci"],
    ["Reusable", "off"],
    ["Limit", "locked"],
    ["Groups", "Add groups"],
    ["Host", "db.example.com"],
  ]);
  expect(screen.getByText("ci").tagName).toBe("STRONG");
  expect(screen.getByText("example.com")).toHaveAttribute("data-var", "domain raw");
  expect(screen.getByText("Key created")).toBeVisible();
  expect(screen.getByText("Create")).not.toHaveAttribute("aria-hidden");
  expect(screen.getByText("Cancel")).toHaveAttribute("aria-hidden", "true");
});

it("has nothing that can be focused or typed into", () => {
  const { container } = render(<Screen drawing={JSON.stringify(DRAWING)} />);
  expect(
    container.querySelector("a, button, input, select, textarea, [tabindex], [contenteditable]"),
  ).toBeNull();
});
