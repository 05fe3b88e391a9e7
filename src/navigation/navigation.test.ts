import { IDENTITIES } from "../product";
import { redirectsOf } from "./redirects";
import { socialLinksOf } from "./socialLinks";
import { codeHostName, topLinksOf } from "./topLinks";

describe.each(IDENTITIES)("links of $slug", (product) => {
  it("stand in the specified order", () => {
    const labels = topLinksOf(product).map(({ label }) => label);
    expect(labels).toEqual(["Home", "Docs", "API", "Learn", codeHostName(product.links.code), "Support"]);
  });

  it("go to routes or to https addresses", () => {
    const targets = [...topLinksOf(product), ...socialLinksOf(product)].map(({ href }) => href);
    for (const target of targets) expect(target).toMatch(/^(\/|https:\/\/)/);
  });

  it("lead through /slack-url to the chat, which is not this site's own redirect", () => {
    const [chat] = redirectsOf(product);
    expect(chat).toEqual({ from: "/slack-url", to: product.links.chat });
    expect(chat?.to).not.toContain("slack-url");
  });
});

test("a known code host goes by its name", () => {
  expect(codeHostName("https://github.com/x/y")).toBe("GitHub");
  expect(codeHostName("https://code.example/x")).toBe("Source");
});
