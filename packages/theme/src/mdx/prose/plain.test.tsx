import { render } from "@testing-library/react";
import { InlineCode } from "./plain";

test("flags of a command do not break at their hyphens, beside a value of the reader too, and one may repeat", () => {
  const { container } = render(
    <InlineCode data-command="">
      curl -sS -H a -H b <var>https://api.example</var> --fail
    </InlineCode>,
  );
  expect([...container.querySelectorAll("code > span")].map(({ textContent }) => textContent)).toEqual([
    "-sS",
    "-H",
    "-H",
    "--fail",
  ]);
  expect(container.querySelector("code")).toHaveTextContent("curl -sS -H a -H b https://api.example --fail");
});
