import { renderToString } from "react-dom/server";
import { fireEvent, render, screen } from "@testing-library/react";
import Message from "./Message";
import MessageList from "./MessageList";

jest.mock("@docusaurus/useBrokenLinks", () => ({
  __esModule: true,
  default: () => ({ collectLink: jest.fn() }),
}));
jest.mock("@docusaurus/useDocusaurusContext", () => ({
  __esModule: true,
  default: () => ({
    siteConfig: { baseUrl: "/", url: "https://docs.example", trailingSlash: false, future: {} },
  }),
}));

const list = (
  <MessageList example="relay client">
    <h2>DNS</h2>
    <Message severity="warning">
      <h3>no usable nameservers</h3>
      <ul>
        <li>
          The <code>client</code> skipped all of them.
        </li>
      </ul>
    </Message>
    <h2>Relay</h2>
    <Message severity="error">
      <h3>relay client not connected</h3>
    </Message>
  </MessageList>
);

function headings(): readonly (string | null)[] {
  return screen.queryAllByRole("heading").map(({ textContent }) => textContent);
}

function type(value: string): void {
  const field = screen.getByRole("searchbox", { name: "Filter by words in the message or a cause" });
  fireEvent.input(field, { target: { value } });
}

function choose(value: string): void {
  fireEvent.input(screen.getByRole("combobox", { name: "Severity" }), { target: { value } });
}

test("typing leaves the messages with all words, of their causes too, each below its heading", () => {
  render(list);
  expect(headings()).toEqual(["DNS", "no usable nameservers", "Relay", "relay client not connected"]);
  type("connected  RELAY");
  expect(headings()).toEqual(["Relay", "relay client not connected"]);
  type("skipped all");
  expect(headings()).toEqual(["DNS", "no usable nameservers"]);
});

test("a choice of severity leaves its messages, and the words of the field count too", () => {
  render(list);
  choose("error");
  expect(headings()).toEqual(["Relay", "relay client not connected"]);
  type("nameservers");
  expect(headings()).toEqual([]);
  choose("");
  expect(headings()).toEqual(["DNS", "no usable nameservers"]);
});

test("a severity that was chosen before the application came counts", () => {
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(list);
  choose("error");
  render(list, { container: page, hydrate: true });
  expect(headings()).toEqual(["Relay", "relay client not connected"]);
});

test("without a match, the page leads to the tool that knows all messages, and to search", () => {
  render(list);
  type("unicorn & co");
  expect(screen.getByText(/No message on this page/)).toBeTruthy();
  const targets = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(targets).toEqual(["/how-to/read-my-output", "/search?q=unicorn%20%26%20co"]);
});
