import type { Section } from "docusaurus-waymark-core/sections";

/** The sections of fixtures. */
export const SECTIONS: readonly Section[] = [
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
];
