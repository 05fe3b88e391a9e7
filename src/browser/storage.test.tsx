import { readStored, removeStored, writeStored } from "./storage";

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

it("stores, reads and removes a text", () => {
  expect(writeStored("key", "value")).toBe(true);
  expect(readStored("key")).toBe("value");
  expect(removeStored("key")).toBe(true);
  expect(readStored("key")).toBeNull();
});

it("returns false, and does not throw, when storage is denied", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(writeStored("key", "value")).toBe(false);
  expect(readStored("key")).toBeNull();
  expect(removeStored("key")).toBe(false);
});
