import { render, screen } from "@testing-library/react";
import Cards from "./Cards";

it("is a list that search leaves out: the pages behind the tiles say the same", () => {
  render(
    <Cards>
      <li>SSH</li>
    </Cards>,
  );
  expect(screen.getByRole("list")).toHaveAttribute("data-search", "skip");
});
