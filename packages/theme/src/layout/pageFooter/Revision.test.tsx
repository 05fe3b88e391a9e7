import { render, screen } from "@testing-library/react";
import { Revision } from "./Revision";

test("the release and the day of the last change are shown", () => {
  const { container } = render(<Revision release="0.77.1" changed={Date.UTC(2026, 0, 31, 23)} />);
  expect(container).toHaveTextContent("Written for release 0.77.1, last changed on January 31, 2026.");
  expect(screen.getByText("January 31, 2026")).toHaveAttribute("datetime", "2026-01-31");
});

test("without a known day the release is shown alone, and generated pages show neither", () => {
  const { container, rerender } = render(<Revision release="0.77.1" changed={undefined} />);
  expect(container).toHaveTextContent(/^Written for release 0\.77\.1\.$/);
  rerender(<Revision release={undefined} changed={Date.UTC(2026, 0, 31)} />);
  expect(container).toHaveTextContent(/^$/);
});
