import type { ProductIdentity } from "docusaurus-waymark-core/product/identity";

/** Names, addresses, and marks of the product: pages write them as content tokens, such as {{product}}. */
export const product: ProductIdentity = {
  slug: "__SLUG__",
  name: "__NAME__",
  tagline: "Documentation and API reference of __NAME__",
  company: "__NAME__",
  release: "__RELEASE__",
  client: { cli: "__SLUG__" },
  api: { url: "__API__" },
  links: {
    docs: "__DOCS__",
    home: "__HOME__",
    code: "__CODE__",
    docsRepository: "__CODE__",
  },
  brand: {
    // OKLCH hue of the accent, in degrees.
    accentHue: __HUE__,
    // Paths on a grid of 32 by 32: `ink` takes the color of the text, `accent` that of the accent.
    marks: {
      docs: { ink: ["M7 5h14l4 4v18H7z"], accent: ["M11 13h10v2H11zM11 18h10v2H11z"] },
      api: { ink: ["M5 7h22v18H5z"], accent: ["M9 13l4 3-4 3zM15 19h7v2h-7z"] },
    },
  },
};
