/**
 * The parts of the site. Names, addresses and colors of the product are in `src/product`; the assembly for Docusaurus is
 * `docusaurus.config.ts`.
 */
import type { SiteConfig } from "./src/sections/siteConfig";

const site: SiteConfig = {
  sections: [
    {
      id: "docs",
      pluginId: "default",
      basePath: "",
      label: "Docs",
      folder: "docs",
      menu: "sidebars.ts",
      alias: "/docs",
    },
    {
      id: "api",
      pluginId: "api",
      basePath: "/api",
      label: "API",
      folder: "api",
      menu: "sidebarsApi.ts",
      alias: "/ipa",
      reference: "/api/resources",
    },
  ],
  // One line turns each of these on.
  // blog: { id: "blog", basePath: "/blog", label: "Blog", folder: "blog" },
  // pages: true,
  // locales: ["en", "de"],
};

export default site;
