import { ACTIVITY_EVENTS } from "../../../src/facts/activityEvents";

const numbers = ACTIVITY_EVENTS.map((event) => event.number);

describe("activity events", () => {
  it("are 143, of which release 0.60.9 knew 93", () => {
    expect(ACTIVITY_EVENTS).toHaveLength(143);
    expect(ACTIVITY_EVENTS.filter((event) => !event.newer)).toHaveLength(93);
  });

  it("are numbered from 0 to 142 without 138, and the end of the account is 99999", () => {
    const expected = [...Array(143).keys()].filter((number) => number !== 138);
    expect([...numbers].sort((a, b) => a - b)).toEqual([...expected, 99999]);
  });

  it("have a description of their own", () => {
    const descriptions = ACTIVITY_EVENTS.map((event) => event.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it.each([
    ["peer.user.add", 0, false],
    ["policy.update", 10, false],
    ["user.create", 91, false],
    ["account.settings.auto.version.update", 92, true],
    ["agent_network.settings.delete", 142, true],
    ["account.delete", 99999, false],
  ])("know %s as number %i", (code, number, newer) => {
    const found = ACTIVITY_EVENTS.find((event) => event.code === code);
    expect(found).toMatchObject({ number, ...(newer && { newer }) });
  });
});
