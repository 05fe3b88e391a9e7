import { boundTexts, type Bounds } from "./propertyBounds";

const one = (type: string, bounds: Bounds): string =>
  boundTexts(type, bounds)
    .map(({ of, text }) => `${of}: ${text}`)
    .join("; ");

it.each([
  ["string", { minLen: 1, maxLen: 40 }, "Length: 1 to 40 characters"],
  ["string", { maxLen: 1 }, "Length: at most 1 character"],
  ["string", { minLen: 0 }, "Length: at least 0 characters"],
  ["string", { minLen: 6, maxLen: 6 }, "Length: exactly 6 characters"],
  ["string (date-time)", { maxLen: 30 }, "Length: at most 30 characters"],
  ["string or null", { maxLen: 30 }, "Length: at most 30 characters"],
  ["string[]", { minLen: 1 }, "Length: at least 1 object"],
  ["string array", { maxLen: 2 }, "Length: at most 2 objects"],
  ["array of strings", { minLen: 1, maxLen: 8 }, "Length: 1 to 8 objects"],
  ["object[]", { minLen: 0, maxLen: 1 }, "Length: 0 to 1 object"],
])("%s with %j reads %s", (type, bounds, text) => {
  expect(one(type, bounds)).toBe(text);
});

it.each([
  [{ min: 0 }, "Value: at least 0"],
  [{ max: 0 }, "Value: at most 0"],
  [{ min: 0, max: 0 }, "Value: exactly 0"],
  [{ min: 1, max: 9999 }, "Value: 1 to 9999"],
  [{ min: 1, max: 9, maxLen: 2 }, "Value: 1 to 9; Length: at most 2 objects"],
  [{}, ""],
])("an integer with %j reads %s", (bounds, text) => {
  expect(one("integer", bounds)).toBe(text);
});
