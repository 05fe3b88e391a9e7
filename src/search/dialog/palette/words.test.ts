import { errorText } from "./words";

test("what the headline of a failed index has said is not said again", () => {
  const message = "The search index is damaged. Reload the page to fetch it again.";
  expect(errorText({ kind: "index", name: "IndexError", reason: "corrupt", message, detail: "" })).toBe(
    "Reload the page to fetch it again.",
  );
});

test("a message of one sentence, and one of a search service, stay whole", () => {
  const message = "The service did not answer. Try again.";
  expect(errorText({ kind: "unreachable", name: "RetryError", message, detail: "" })).toBe(message);
  expect(
    errorText({
      kind: "index",
      name: "IndexError",
      reason: "network",
      message: "Version 1.2 failed.",
      detail: "",
    }),
  ).toBe("Version 1.2 failed.");
});
