import { render, screen } from "@testing-library/react";
import { Verified } from "./Verified";

test.each([
  ["a date, as YAML reads a day", new Date("2026-01-31")],
  ["an ISO day", "2026-01-31"],
  ["a date after JSON", "2026-01-31T00:00:00.000Z"],
])("%s is shown as a day", (_, on) => {
  const { container } = render(<Verified verified={{ on, release: "0.77.1" }} />);
  expect(container).toHaveTextContent("Written for release 0.77.1, last revised on January 31, 2026");
  expect(screen.getByText("January 31, 2026")).toHaveAttribute("datetime", "2026-01-31");
});

test("a page whose commands were run shows the day of the run", () => {
  const { container } = render(
    <Verified verified={{ on: "2026-01-31", release: "0.77.1", ran: "2026-03-01" }} />,
  );
  expect(container).toHaveTextContent("Verified with release 0.77.1 on March 1, 2026");
});
