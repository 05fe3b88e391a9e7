import { render } from "@testing-library/react";
import { OldAnchors, OldTitleAnchors } from "./OldAnchors";

const collectAnchor = jest.fn();

jest.mock("@docusaurus/useBrokenLinks", () => ({
  __esModule: true,
  default: () => ({ collectAnchor }),
}));

const places = (container: HTMLElement): (string | null)[][] =>
  [...container.querySelectorAll("span")].map((place) => [place.id, place.getAttribute("data-alias-of")]);

test("every old id is an empty place that names its heading, and links to it are no broken links", () => {
  const { container } = render(<OldAnchors ids="log-in sign-in" of="connect" />);
  expect(places(container)).toEqual([
    ["log-in", "connect"],
    ["sign-in", "connect"],
  ]);
  expect(container.textContent).toBe("");
  expect(collectAnchor.mock.calls).toEqual([["log-in"], ["sign-in"]]);
});

test("a heading without old ids gets nothing", () => {
  const { container } = render(<OldAnchors ids={undefined} of="connect" />);
  expect(container.innerHTML).toBe("");
});

test("only the old ids of the title are rendered, not those of other headings", () => {
  const anchors = { "ssh-access": "ssh", "log-in": "connect" };
  const { container } = render(<OldTitleAnchors title="SSH" frontMatter={{ title: "SSH", anchors }} />);
  expect(places(container)).toEqual([["ssh-access", "ssh"]]);
});

test("a title in the text is a heading like others", () => {
  const { container } = render(<OldTitleAnchors title="SSH" frontMatter={{ anchors: { old: "ssh" } }} />);
  expect(container.innerHTML).toBe("");
});
