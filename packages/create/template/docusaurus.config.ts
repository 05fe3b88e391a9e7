/** The assembly of the site: what it passes to the platform. Names and addresses of the product are in `src/product.ts`. */
import { defineConfig } from "docusaurus-preset-waymark";
import { product } from "./src/product";

export default defineConfig({
  product,
  sections: [
    {
      id: "docs",
      pluginId: "default",
      basePath: "",
      label: "Docs",
      folder: "docs",
      menu: "sidebars.ts",
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
  ],
  // One line turns each of these on.
  // blog: { id: "blog", basePath: "/blog", label: "Blog", folder: "blog" },
  // pages: true,
  // locales: ["en", "de"],
  // components: "src/components.ts",
  rules: "src/rules.ts",
  dataFiles: [
    { file: "/openapi.yaml", title: "OpenAPI description", description: "Every operation of the API." },
  ],
});
