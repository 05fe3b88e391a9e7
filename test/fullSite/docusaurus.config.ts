import { defineConfig } from "docusaurus-preset-waymark";
import { peerloom } from "./src/product/peerloom";

/** A site with every feature that a site may turn on. */
export default defineConfig({
  product: peerloom,
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
      reference: "/api/resources",
    },
    {
      id: "community",
      pluginId: "community",
      basePath: "/community",
      label: "Community",
      folder: "content/community",
      menu: "sidebarsCommunity.ts",
    },
  ],
  blog: { id: "blog", basePath: "/blog", label: "Blog", folder: "blog" },
  pages: true,
  locales: ["en", "ar"],
  rules: "src/rules/index.ts",
  ruleFolders: ["src/rules"],
  tables: "src/facts/tables.ts",
  components: "src/components/productComponents.ts",
});
