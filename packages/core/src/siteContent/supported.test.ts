import type { Config } from "@docusaurus/types";
import { supported } from "./supported";

const BASE = { title: "x", url: "https://x.example", baseUrl: "/", presets: [["classic", {}]] } as Config;

it("takes the plugins of Docusaurus and of others", () => {
  const config: Config = {
    ...BASE,
    themes: ["@docusaurus/theme-search-algolia"],
    plugins: ["@docusaurus/plugin-ideal-image", () => ({ name: "own" }), null, ["docusaurus-plugin-x", {}]],
    themeConfig: { colorMode: {} },
  };
  expect(supported(config)).toBe(config);
});

it.each([
  [{ plugins: [["@docusaurus/plugin-client-redirects", {}]] }, /redirects\.yaml/],
  [{ plugins: ["client-redirects"] }, /redirects\.yaml/],
  [{ themes: ["@docusaurus/theme-live-codeblock"] }, /show code in fences/],
  [{ themes: ["live-codeblock"] }, /show code in fences/],
  [{ themes: ["@docusaurus/theme-mermaid"] }, /fences with the language mermaid/],
  [{ themes: ["docusaurus-theme-openapi-docs"] }, /write the component in src\/theme/],
  [{ plugins: ["@easyops-cn/docusaurus-theme-search"] }, /write the component in src\/theme/],
  [{ presets: [["docusaurus-preset-shiki", {}]] }, /use preset-classic/],
  [{ themeConfig: { navbar: {} } }, /src\/theme\/Navbar/],
  [{ themeConfig: { announcementBar: {} } }, /an admonition/],
])("refuses %j with what to use", (part, message) => {
  expect(() => supported({ ...BASE, ...part })).toThrow(message);
});
