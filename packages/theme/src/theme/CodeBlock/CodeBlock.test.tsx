import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import CodeBlock from "@theme/CodeBlock";
import type { CodeProps } from "docusaurus-theme-waymark/mdx/code/panels";

// The stock type knows nothing of our own props.
const Block = CodeBlock as (props: CodeProps & { className?: string }) => ReactNode;
const code = (): HTMLElement => screen.getByRole("group");

it("shows what the build highlighted, as it is", () => {
  render(<Block language="bash" html={'<span class="tk-k">if</span> &lt;a&gt;'} />);
  expect(code().textContent).toBe("if <a>");
  expect(code().querySelector(".tk-k")).toHaveTextContent("if");
});

it("shows plain text of stock components without the last line break", () => {
  render(<Block className="language-bash">{"a <b>\nc\n"}</Block>);
  expect(code().textContent).toBe("a <b>\nc");
});

it("has a bar only where there is something to say", () => {
  const { container, rerender } = render(<Block language="bash" html="a" />);
  expect(container.querySelector(".bar")).toBeNull();
  rerender(<Block language="bash" html="a" title="run.sh" tag="GET" label="/api/x" />);
  expect(container.querySelector(".bar")).toHaveTextContent("run.shGET/api/x");
});

it("has a name, and is no tab stop while it fits", () => {
  render(<Block language="go" html="a" title="main.go" />);
  expect(screen.getByRole("group", { name: "Code: main.go" })).not.toHaveAttribute("tabindex");
});
