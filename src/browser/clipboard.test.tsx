import { copyText } from "./clipboard";

function setClipboard(clipboard: unknown): void {
  Object.defineProperty(window.navigator, "clipboard", { configurable: true, value: clipboard });
}

it("hands the exact text to the clipboard", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  setClipboard({ writeText });
  await expect(copyText(" a\n\tb ")).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledWith(" a\n\tb ");
});

it("answers false when the reader refuses", async () => {
  setClipboard({ writeText: () => Promise.reject(new Error("denied")) });
  await expect(copyText("a")).resolves.toBe(false);
});

it("answers false where there is no clipboard", async () => {
  setClipboard(undefined);
  await expect(copyText("a")).resolves.toBe(false);
});
