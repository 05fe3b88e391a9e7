import { localesOf } from "./locales";

test("languages come from LOCALES, then from the configuration, then the site is in the language of its sources", () => {
  expect(localesOf({ locales: ["en", "ar"] }, { LOCALES: "en, de" })).toEqual(["en", "de"]);
  expect(localesOf({ locales: ["en", "ar"] }, {})).toEqual(["en", "ar"]);
  expect(localesOf({}, { LOCALES: "" })).toEqual(["en"]);
  expect(localesOf({ language: "fr" }, {})).toEqual(["fr"]);
});

test.each([
  ["en,german language", /"german language" is no language\. Fix: /],
  ["en,de,de", /"de" is listed twice\. Fix: /],
])("LOCALES=%s is refused", (LOCALES, message) => {
  expect(() => localesOf({}, { LOCALES })).toThrow(message);
});
