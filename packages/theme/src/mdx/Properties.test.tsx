import { render, screen } from "@testing-library/react";
import axe from "axe-core";
import Properties from "./Properties";
import Property from "./Property";

function Example() {
  return (
    <Properties>
      <Property name="name" type="string" required minLen={1} maxLen={40}>
        What it is called.
      </Property>
      <Property name="type" type="string" enumList={["one-off", "reusable"]} />
      <Property name="uses" type="integer" min={0} />
      <Property name="settings" type="object">
        <Properties>
          <Property name="inner" type="boolean" />
        </Properties>
      </Property>
    </Properties>
  );
}

const head = (name: string): HTMLElement | null => screen.getByText(name).closest("dt");
const body = (name: string): Element | null | undefined => head(name)?.nextElementSibling;

it("shows name, type and whether a property is required", () => {
  render(<Example />);
  expect(head("name")).toHaveTextContent(/^name string required$/);
  expect(head("type")).toHaveTextContent(/^type string optional$/);
});

it("shows bounds, a bound of 0 too, and the accepted values", () => {
  render(<Example />);
  expect(body("name")).toHaveTextContent("Length: 1 to 40 characters What it is called.");
  expect(body("uses")).toHaveTextContent("Value: at least 0");
  expect(body("type")).toHaveTextContent("One of: one-off, reusable");
});

it("is a list that assistive technology can read, nested too", async () => {
  const { container } = render(<Example />);
  expect(body("settings")).toContainElement(head("inner"));
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(violations).toEqual([]);
});
