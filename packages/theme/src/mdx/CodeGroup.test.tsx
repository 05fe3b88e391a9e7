import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import CodeBlock from "@theme/CodeBlock";
import { tabChoiceKey } from "docusaurus-waymark-core/values/tabChoice";
import CodeGroup from "./CodeGroup";
import type { CodeProps } from "./code/panels";
import { initTabs } from "./code/tabs";

// The stock type of the alias knows nothing of our own props.
const Block = CodeBlock as unknown as (props: CodeProps) => ReactNode;

const tab = (name: string): HTMLElement => screen.getByRole("tab", { name });
const shown = (): (string | null)[] =>
  screen.getAllByRole("tabpanel").map((panel) => panel.querySelector("pre")?.textContent ?? null);

function Page({ title = "Samples" }: { readonly title?: string }): ReactNode {
  return (
    <>
      <CodeGroup title={title} tag="GET" label="/api/x">
        <Block language="bash" title="cURL" html="<b>curl</b> a" />
        <Block language="go" html="go a" />
        <Block language="python" html="python a" />
      </CodeGroup>
      <CodeGroup title="Other">
        <Block language="python" html="python b" />
        <Block language="go" html="go b" />
      </CodeGroup>
      <CodeGroup title="Systems">
        <Block language="bash" title="Debian" html="apt" />
        <Block language="bash" title="Fedora" html="dnf" />
      </CodeGroup>
    </>
  );
}

/** Serves the page as its script does. */
let ended: AbortController;
beforeEach(() => {
  window.localStorage.clear();
  document.body.innerHTML = "";
  ended = new AbortController();
  const { choose, press } = initTabs(tabChoiceKey(""));
  document.addEventListener(
    "click",
    ({ target }) => {
      const control = target as HTMLElement;
      if (control.getAttribute("role") === "tab") choose(control);
    },
    { signal: ended.signal },
  );
  document.addEventListener("keydown", press, { signal: ended.signal });
});
afterEach(() => ended.abort());

describe("structure (2.1)", () => {
  it("has no tabs for a single panel", () => {
    render(
      <CodeGroup title="One">
        <Block language="json" html="{}" />
      </CodeGroup>,
    );
    expect(screen.queryByRole("tablist")).not.toBeInTheDocument();
    expect(screen.getByText("One")).toBeVisible();
  });

  it("names the list, and ties tabs and panels together by unique ids", () => {
    const { container } = render(<Page />);
    expect(screen.getByRole("tablist", { name: "Samples" })).toBeVisible();
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const item of screen.getAllByRole("tab")) {
      const panel = document.getElementById(item.getAttribute("aria-controls") ?? "");
      expect(panel).toHaveAttribute("role", "tabpanel");
      expect(panel).toHaveAttribute("aria-labelledby", item.id);
    }
  });

  it("hides all panels but one; its code is no tab stop while it fits (2.3)", () => {
    render(<Page />);
    expect(shown()).toEqual(["curl a", "python b", "apt"]);
    for (const panel of screen.getAllByRole("tabpanel")) {
      expect(within(panel).getByRole("group")).not.toHaveAttribute("tabindex");
    }
  });

  it("calls a language without a name Code (2.8)", () => {
    render(
      <CodeGroup>
        <Block language="hcl" html="a" />
        <Block language="toml" html="b" />
      </CodeGroup>,
    );
    expect(screen.getAllByRole("tab", { name: "Code" })).toHaveLength(2);
    expect(screen.getAllByRole("tab", { selected: true })).toHaveLength(1);
  });
});

describe("keyboard (2.2)", () => {
  it("has one tab stop a list", () => {
    render(<Page />);
    expect(screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(3);
    expect(tab("cURL").tabIndex).toBe(0);
  });

  it("moves, wraps and jumps; the focused tab is the chosen one", async () => {
    const user = userEvent.setup();
    render(<Page />);
    tab("cURL").focus();
    await user.keyboard("{ArrowLeft}");
    expect(shown()[0]).toBe("python a");
    expect(document.activeElement).toHaveTextContent("Python");
    await user.keyboard("{ArrowRight}");
    expect(tab("cURL")).toHaveFocus();
    await user.keyboard("{End}{Home}");
    expect(tab("cURL")).toHaveFocus();
    tab("cURL").parentElement?.style.setProperty("direction", "rtl");
    await user.keyboard("{ArrowRight}");
    expect(shown()[0]).toBe("python a");
    await user.keyboard("{ArrowLeft}");
    expect(shown()[0]).toBe("curl a");
    tab("cURL").parentElement?.style.removeProperty("direction");
    // These keys are the browser's.
    await user.keyboard("{Alt>}{ArrowLeft}{/Alt}{ArrowUp}{PageDown}");
    expect(tab("cURL")).toHaveFocus();
  });
});

describe("the chosen language (2.4)", () => {
  it("shows in every group that offers it; the others keep their own", async () => {
    render(<Page />);
    await userEvent.click(tab("Fedora"));
    await userEvent.click(
      within(screen.getByRole("tablist", { name: "Samples" })).getByRole("tab", { name: "Go" }),
    );
    expect(shown()).toEqual(["go a", "go b", "dnf"]);
  });
});
