import { fireEvent, render, screen } from "@testing-library/react";
import Message from "./Message";
import MessageList from "./MessageList";

const list = (
  <MessageList>
    <h2>DNS</h2>
    <Message text="no usable nameservers for domain=<domain>">
      <h3>no usable nameservers</h3>
    </Message>
    <h2>Relay</h2>
    <Message text="relay client not connected">
      <h3>relay client not connected</h3>
    </Message>
  </MessageList>
);

function headings(): readonly (string | null)[] {
  return screen.queryAllByRole("heading").map(({ textContent }) => textContent);
}

test("typing leaves the messages with all words, each below its heading", () => {
  render(list);
  expect(headings()).toEqual(["DNS", "no usable nameservers", "Relay", "relay client not connected"]);
  const field = screen.getByRole("searchbox", { name: "Filter by the words of a message" });
  fireEvent.input(field, { target: { value: "connected  RELAY" } });
  expect(headings()).toEqual(["Relay", "relay client not connected"]);
  fireEvent.input(field, { target: { value: "unicorn" } });
  expect(headings()).toEqual([]);
  expect(screen.getByText(/No message on this page/)).toBeTruthy();
});
