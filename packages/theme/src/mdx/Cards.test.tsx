import { render, screen } from "@testing-library/react";
import Cards from "./Cards";

it("is a list that is left out of search", () => {
  render(
    <Cards>
      <li>SSH</li>
    </Cards>,
  );
  expect(screen.getByRole("list")).toHaveAttribute("data-search", "skip");
});
