import { render, screen } from "@testing-library/react";
import type { ComponentProps, ReactNode } from "react";
import Admonition from "@theme/Admonition";
import Heading from "@theme/Heading";
import Card from "../../mdx/Card";
import Cards from "../../mdx/Cards";
import { ProseLink } from "../../mdx/prose/ProseLink";
import { TestRouter } from "@site/test/TestRouter";

const collectAnchor = jest.fn();

jest.mock("@docusaurus/useBrokenLinks", () => ({
  __esModule: true,
  default: () => ({ collectAnchor, collectLink: () => undefined }),
}));
jest.mock("@docusaurus/ExecutionEnvironment", () => ({ __esModule: true, default: {} }), { virtual: true });
jest.mock("@docusaurus/useDocusaurusContext", () => ({
  __esModule: true,
  default: () => ({ siteConfig: { baseUrl: "/", trailingSlash: false, future: {} } }),
}));

const show = (node: ReactNode): ReturnType<typeof render> => render(<TestRouter>{node}</TestRouter>);
// The stock type knows nothing of our own props.
const OwnHeading = Heading as (
  props: ComponentProps<typeof Heading> & { tag?: string; label?: string },
) => ReactNode;

describe("a heading", () => {
  it("has a link to itself, and registers its id for the check of broken links", () => {
    show(
      <Heading as="h2" id="use-x">
        Use <code>x</code> well
      </Heading>,
    );
    expect(screen.getByRole("link", { name: "Direct link to Use x well" })).toHaveAttribute("href", "#use-x");
    expect(collectAnchor).toHaveBeenCalledWith("use-x");
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Use x well");
  });

  it("carries method and path outside of its text, and as data", () => {
    show(
      <OwnHeading as="h3" id="list" tag="GET" label="/api/x/{id}">
        List
      </OwnHeading>,
    );
    const heading = screen.getByRole("heading", { level: 3 });
    expect(heading).toHaveAttribute("data-tag", "GET");
    expect(heading).toHaveAttribute("data-label", "/api/x/{id}");
    expect(heading.textContent).toBe("List");
    expect(heading.previousElementSibling).toHaveTextContent("GET/api/x/{id}");
  });

  it("is the page itself at level 1: no link", () => {
    show(
      <Heading as="h1" id="title">
        Title
      </Heading>,
    );
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});

describe("a note", () => {
  it.each([
    ["note", "Note"],
    ["info", "Note"],
    ["tip", "Tip"],
    ["warning", "Warning"],
    ["caution", "Warning"],
    ["danger", "Danger"],
    ["unheard-of", "Note"],
  ])("of type %s is called %s", (type, name) => {
    show(<Admonition type={type}>Text.</Admonition>);
    expect(screen.getByRole("note", { name })).toHaveTextContent("Text.");
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });

  it("has its kind before a custom title", () => {
    show(
      <Admonition type="danger" title="All data is lost">
        Text.
      </Admonition>,
    );
    expect(screen.getByRole("note", { name: "Danger: All data is lost" })).toBeVisible();
  });
});

describe("a link in prose", () => {
  it("to another site stays in the tab", () => {
    show(<ProseLink href="https://example.com/">there</ProseLink>);
    const link = screen.getByRole("link", { name: "there" });
    expect(link).not.toHaveAttribute("target");
    expect(link).toHaveAttribute("rel", "noopener");
  });

  it("announces that it opens a new tab", () => {
    show(
      <ProseLink href="https://example.com/" target="_blank">
        there
      </ProseLink>,
    );
    expect(screen.getByRole("link", { name: "there (opens in a new tab)" })).toHaveAttribute(
      "rel",
      "noopener",
    );
  });

  it("within the site is plain", () => {
    show(<ProseLink href="/how-to/ssh">SSH</ProseLink>);
    expect(screen.getByRole("link", { name: "SSH" })).not.toHaveAttribute("rel");
  });
});

describe("a card", () => {
  it("has exactly one link, named by its title", () => {
    show(
      <Cards>
        <Card title="Linux" href="/how-to/installation/linux" icon="terminal">
          Packages.
        </Card>
      </Cards>,
    );
    expect(screen.getByRole("listitem")).toHaveTextContent("LinuxPackages.");
    expect(screen.getByRole("link", { name: "Linux" })).toHaveAttribute("href", "/how-to/installation/linux");
  });
});
