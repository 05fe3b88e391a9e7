import { addressOf, cookieText, encodeValue, replaceParameters } from "./address";

it.each(["a/b", "..%2F", '"$(id)`', "a b?c#d", "\ud800", "%41"])(
  "keeps %j one segment of the path",
  (value) => {
    const path = replaceParameters("/api/groups/{group-id}/x", () => encodeValue(value));
    const address = addressOf({ baseUrl: "https://vpn.example.com", path, query: [["q", value]] });
    expect(address).toMatch(/^https:\/\/vpn\.example\.com\/api\/groups\/[\w\-.~%:@]+\/x\?q=[\w\-.~:@/,%]+$/);
    const decoded = decodeURIComponent(new URL(address).pathname.split("/")[3] ?? "");
    expect(decoded).toBe(value.replace(/\p{Surrogate}/u, "\ufffd"));
  },
);

it("a value of a cookie does not end it", () => {
  const pairs = [
    ["a", "b;c d"],
    ["list", "1,2"],
    ["ü", "%41é"],
  ] as const;
  expect(cookieText(pairs)).toBe("a=b%3Bc%20d; list=1,2; ü=%41%C3%A9");
});
