import type { ProductIdentity } from "./identity";

/** The identity of a product that tests make up, with every field; domains are those for examples (RFC 2606, `.example`). */
export const acme: ProductIdentity = {
  slug: "acme",
  name: "Acme",
  tagline: "Everything that a coyote orders",
  company: "Acme",
  release: "1.2.3",
  client: {
    cli: "acme",
    env: "AC",
    interface: "ac0",
    windowsName: "Acme",
    bundleId: "example.acme.client",
    image: "acme/acme",
    tap: "acme/tap",
  },
  server: {
    env: "ACME",
    imageOrg: "acme",
    cloudDomain: "peers.acme.example",
    selfHostedDomain: "acme.selfhosted",
  },
  api: {
    url: "https://api.acme.example",
    tokenPrefix: "acp_",
    invitePrefix: "aci_",
    fieldPrefix: "ac",
  },
  links: {
    docs: "https://docs.acme.example",
    home: "https://acme.example",
    app: "https://app.acme.example",
    learn: "https://learn.acme.example",
    code: "https://code.acme.example/acme/acme",
    docsRepository: "https://code.acme.example/acme/docs",
    chat: "https://chat.acme.example",
    x: "https://x.com/acme.example",
    packages: "https://pkgs.acme.example",
    installScript: "https://code.acme.example/acme/acme/raw/main/release_files/install.sh",
    quickstartScript: "https://code.acme.example/acme/acme/raw/main/infrastructure_files/getting-started.sh",
    debugUpload: "https://upload.debug.acme.example/upload-url",
    assistant: "https://claude.ai/new?q={question}",
  },
  brand: {
    accentHue: 195,
    marks: {
      docs: { ink: ["M7 5h14l4 4v18H7z"], accent: ["M11 13h10v2H11zM11 18h10v2H11z"] },
      api: { ink: ["M5 7h22v18H5z"], accent: ["M9 13l4 3-4 3zM15 19h7v2h-7z"] },
    },
  },
};

/** The same product with required fields alone. */
export const SMALL: ProductIdentity = {
  slug: acme.slug,
  name: acme.name,
  tagline: acme.tagline,
  company: acme.company,
  release: acme.release,
  brand: acme.brand,
  client: { cli: acme.client.cli },
  api: { url: acme.api.url },
  links: {
    docs: acme.links.docs,
    home: acme.links.home,
    code: acme.links.code,
    docsRepository: acme.links.docsRepository,
  },
};
