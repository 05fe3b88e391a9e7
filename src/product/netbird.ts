import type { ProductIdentity } from "docusaurus-waymark-core/product/identity";

/** The real open-source product whose facts the pages follow. The marks are drawn for this site. */
export const netbird: ProductIdentity = {
  slug: "netbird",
  name: "NetBird",
  tagline: "Encrypted peer-to-peer networks with access rules you can read",
  company: "NetBird GmbH",
  release: "0.77.1",
  client: {
    cli: "netbird",
    env: "NB",
    interface: "wt0",
    windowsName: "Netbird",
    bundleId: "io.netbird.client",
    image: "netbirdio/netbird",
    tap: "netbirdio/tap",
  },
  server: {
    env: "NETBIRD",
    imageOrg: "netbirdio",
    cloudDomain: "netbird.cloud",
    selfHostedDomain: "netbird.selfhosted",
  },
  api: {
    url: "https://api.netbird.io",
    tokenPrefix: "nbp_",
    invitePrefix: "nbi_",
    fieldPrefix: "nb",
  },
  links: {
    docs: "https://docs.netbird.io",
    home: "https://netbird.io",
    app: "https://app.netbird.io",
    learn: "https://netbird.io/knowledge-hub",
    code: "https://github.com/netbirdio/netbird",
    docsRepository: "https://github.com/netbirdio/docs",
    chat: "https://netbirdio.slack.com",
    x: "https://x.com/netbird",
    packages: "https://pkgs.netbird.io",
    installScript: "https://raw.githubusercontent.com/netbirdio/netbird/main/release_files/install.sh",
    quickstartScript:
      "https://raw.githubusercontent.com/netbirdio/netbird/main/infrastructure_files/getting-started.sh",
    debugUpload: "https://upload.debug.netbird.io/upload-url",
    assistant: "https://claude.ai/new?q={question}",
  },
  brand: {
    accentHue: 48,
    marks: {
      docs: {
        ink: ["M3 9.5 13.2 13l-2 6.2L3 9.5Z", "M29 9.5 18.8 13l2 6.2L29 9.5Z"],
        accent: ["M16 11.5 20.5 20 16 27l-4.5-7L16 11.5Z"],
      },
      api: {
        ink: ["M10.5 5 3 16l7.5 11h4L7 16 14.5 5Z", "M21.5 5 29 16l-7.5 11h-4L25 16 17.5 5Z"],
        accent: ["M16 11.5 19.5 18 16 23.5 12.5 18 16 11.5Z"],
      },
    },
  },
};
