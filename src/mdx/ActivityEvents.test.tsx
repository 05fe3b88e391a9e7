import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { ACTIVITY_EVENTS } from "../facts/activityEvents";
import ActivityEvents from "./ActivityEvents";

const box = () => screen.getByRole("searchbox", { name: "Filter by code or description" });
const rows = () => screen.queryAllByRole("row").slice(1);
const codes = () => rows().map((row) => within(row).getAllByRole("cell")[0]?.textContent);

/** The component on the page, with this text in its box. */
async function renderAndType(text: string): Promise<void> {
  render(<ActivityEvents />);
  await userEvent.type(box(), text);
}

describe("activity events", () => {
  it("show the whole catalog at first", () => {
    render(<ActivityEvents />);
    expect(rows()).toHaveLength(ACTIVITY_EVENTS.length);
    expect(screen.getByRole("table", { name: "Audit events" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(`${ACTIVITY_EVENTS.length} events`);
  });

  it("tell code, description, age and number of an event", async () => {
    await renderAndType("dns.zone.create");
    const cells = within(rows()[0] as HTMLElement).getAllByRole("cell");
    expect(cells.map((cell) => cell.textContent)).toEqual([
      "dns.zone.create",
      "DNS zone created After 0.60.9",
      "96",
    ]);
  });

  it("stay in the static page, for readers without scripts", () => {
    const html = renderToString(<ActivityEvents />);
    expect(html.match(/<tr/g)).toHaveLength(ACTIVITY_EVENTS.length + 1);
  });

  it("keep those that hold the text in their code", async () => {
    await renderAndType("setupkey.revoke");
    expect(codes()).toEqual(["setupkey.revoke"]);
  });

  it("keep those that hold the text in their description, in any case", async () => {
    await renderAndType("OWNER ROLE");
    expect(codes()).toEqual(["transferred.owner.role"]);
  });

  it("keep those that hold all words in any order", async () => {
    await renderAndType("  changed   policy ");
    expect(codes()).toEqual(["agent_network.policy.update", "policy.update"]);
  });

  it("all come back when the box is cleared", async () => {
    await renderAndType("policy");
    await userEvent.clear(box());
    expect(rows()).toHaveLength(ACTIVITY_EVENTS.length);
  });

  it("say politely how many are left, once typing pauses", async () => {
    await renderAndType("posture");
    expect(screen.getByText(`3 of ${ACTIVITY_EVENTS.length} events`)).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(`${ACTIVITY_EVENTS.length} events`);
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(`3 of ${ACTIVITY_EVENTS.length} events`),
    );
  });

  it("say plainly that nothing matches, and what to try", async () => {
    await renderAndType("zzz");
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(screen.getByText(/No event has “zzz” in its code or description\./)).toBeVisible();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("No event matches"));
  });

  it("heed text that was typed before the page came to life", async () => {
    const page = document.body.appendChild(document.createElement("div"));
    page.innerHTML = renderToString(<ActivityEvents />);
    page.querySelector("input")?.setRangeText("dashboard");
    const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const root = await act(() => Promise.resolve(hydrateRoot(page, <ActivityEvents />)));
    expect(codes()).toEqual(["dashboard.login"]);
    expect(errors).not.toHaveBeenCalled();
    act(() => root.unmount());
    page.remove();
  });
});
