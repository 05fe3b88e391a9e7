import { act, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import CodeBlock from "@theme/CodeBlock";
import { tabChoiceKey } from "../values/tabChoice";
import CodeGroup from "./CodeGroup";
import type { CodeProps } from "./code/panels";
import { showTabs, storedTabs } from "./code/tabs";

// The stock type of the alias knows nothing of our own props.
const Block = CodeBlock as unknown as (props: CodeProps) => ReactNode;

const selected = (): (string | null)[] =>
  screen.getAllByRole("tab", { selected: true }).map((item) => item.textContent);
const shown = (): (string | null)[] =>
  screen.getAllByRole("tabpanel").map((panel) => panel.querySelector("pre")?.textContent ?? null);

function Page(): ReactNode {
  return (
    <>
      <CodeGroup title="Samples">
        <Block language="bash" title="cURL" html="curl a" />
        <Block language="go" html="go a" />
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

it("shows the reader's language before React arrives, and hydrates without a word (2.5)", async () => {
  window.localStorage.setItem(tabChoiceKey(""), JSON.stringify(["code=Go", "code=Fedora"]));
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  expect(shown()).toEqual(["curl a", "python b", "apt"]);
  showTabs(storedTabs(tabChoiceKey("")));
  expect(shown()).toEqual(["go a", "go b", "dnf"]);
  expect(selected()).toEqual(["Go", "Go", "Fedora"]);
  const [panel] = screen.getAllByRole("tabpanel");
  const problems = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const root = document.getElementById("root") as HTMLElement;
  const mounted = await act(() => Promise.resolve(hydrateRoot(root, <Page />)));
  expect(problems).not.toHaveBeenCalled();
  expect(shown()).toEqual(["go a", "go b", "dnf"]);
  expect(screen.getAllByRole("tabpanel")[0]).toBe(panel);
  act(() => mounted.unmount());
  problems.mockRestore();
});
