import { ACTIVITY_EVENTS } from "./activityEvents";

const codes = ACTIVITY_EVENTS.map((event) => event.code);
const numbers = ACTIVITY_EVENTS.map((event) => event.number);
const descriptions = ACTIVITY_EVENTS.map((event) => event.description);

const find = (code: string) => ACTIVITY_EVENTS.find((event) => event.code === code);

describe("activity events", () => {
  it("are 143, of which release 0.60.9 knew 93", () => {
    expect(ACTIVITY_EVENTS).toHaveLength(143);
    expect(ACTIVITY_EVENTS.filter((event) => !event.newer)).toHaveLength(93);
  });

  it("have a code, a number and a description of their own", () => {
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it("are sorted by code", () => {
    expect(codes).toEqual([...codes].sort());
  });

  it("are numbered from 0 to 142 without 138, and the end of the account is 99999", () => {
    const expected = [...Array(143).keys()].filter((number) => number !== 138);
    expect([...numbers].sort((a, b) => a - b)).toEqual([...expected, 99999]);
  });

  it.each([
    ["peer.user.add", 0, false],
    ["policy.update", 10, false],
    ["user.create", 91, false],
    ["account.settings.auto.version.update", 92, true],
    ["agent_network.settings.delete", 142, true],
    ["account.delete", 99999, false],
  ])("know %s as number %i", (code, number, newer) => {
    expect(find(code)).toMatchObject({ number, ...(newer && { newer }) });
  });

  it("are spelled in lower case with dots, and described in a few words", () => {
    expect(codes.filter((code) => !/^[a-z0-9_]+(\.[a-z0-9_]+)+$/.test(code))).toEqual([]);
    expect(descriptions.filter((text) => !/^[A-Z][\w ()]{7,59}$/.test(text))).toEqual([]);
  });
});
