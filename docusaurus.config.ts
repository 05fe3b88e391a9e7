/** The assembly of the site: what it passes to the platform. Names and addresses of the product are in `src/product`. */
import { defineConfig } from "docusaurus-preset-waymark";
import { product } from "./src/product/identities";

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
  rules: "src/rules/index.ts",
  ruleFolders: ["src/rules"],
  tables: "src/facts/tables.ts",
  outputs: "src/facts/outputs.ts",
  components: "src/components/productComponents.ts",
  api: { guides: ["docs/how-to/access-public-api.mdx"] },
  dataFiles: [
    {
      file: "/messages.json",
      title: "Messages",
      description:
        "What the product prints when something is wrong, with causes and fixes. Schema: /messages.schema.json.",
      schema: "/messages.schema.json",
    },
    { file: "/openapi.yaml", title: "OpenAPI description", description: "Every operation of the API." },
  ],
});
