import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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

  it("keep those that hold all words in any order and case", async () => {
    await renderAndType("  CHANGED   policy ");
    expect(codes()).toEqual(["agent_network.policy.update", "policy.update"]);
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
});
