import { shareableUrl } from "./copyPage";

describe("shareableUrl", () => {
  it("drops tracking parameters and keeps the rest and the hash", () => {
    expect(shareableUrl("https://x.example/a?utm_source=m&q=1&gclid=2#part")).toBe(
      "https://x.example/a?q=1#part",
    );
  });

  it("leaves a plain address alone", () => {
    expect(shareableUrl("https://x.example/a#b")).toBe("https://x.example/a#b");
  });
});
