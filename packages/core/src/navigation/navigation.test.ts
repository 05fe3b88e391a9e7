import { acme, SMALL } from "../product/identity.fixture";
import { redirectsIn } from "../site/redirects";
import { socialLinksOf } from "./socialLinks";
import { topLinksOf } from "./topLinks";

describe.each([acme, SMALL])("links of a product", (product) => {
  it("are in the specified order, without those that the product does not have", () => {
    const { learn, chat } = product.links;
    const labels = topLinksOf(product).map(({ label }) => label);
    expect(labels).toEqual([
      ...["Home", "Docs", "API", ...(learn === undefined ? [] : ["Learn"])],
      ...[expect.any(String) as string, ...(chat === undefined ? [] : ["Support"])],
    ]);
  });

  it("go to routes or to https addresses", () => {
    const targets = [...topLinksOf(product), ...socialLinksOf(product)].map(({ href }) => href);
    for (const target of targets) expect(target).toMatch(/^(\/|https:\/\/)/);
  });

  it("lead through /slack-url to the chat, which is not this site's own redirect", () => {
    const chat = redirectsIn("", product).filter(({ from }) => from === "/slack-url");
    expect(chat.map(({ to }) => to)).toEqual([product.links.chat].filter((to) => to !== undefined));
    for (const { to } of chat) expect(to).not.toContain("slack-url");
  });
});

test.each([
  ["https://github.com/x/y", "GitHub", "Acme on GitHub"],
  ["https://code.example/x", "Source", "Acme source code"],
])("the code at %s is called by its host where readers know it", (code, top, social) => {
  const product = { ...acme, links: { ...acme.links, code } };
  expect(topLinksOf(product)[4]?.label).toBe(top);
  expect(socialLinksOf(product)[1]?.label).toBe(social);
});
