import type { ProductIdentity } from "docusaurus-waymark-core/product/identity";

/** A fictional identity: its domains are reserved for examples (RFC 2606, `.example`). */
export const peerloom: ProductIdentity = {
  slug: "peerloom",
  name: "Peerloom",
  tagline: "Encrypted peer-to-peer networks with access rules you can read",
  company: "Peerloom",
  release: "0.77.1",
  client: {
    cli: "peerloom",
    env: "PL",
    interface: "pl0",
    windowsName: "Peerloom",
    bundleId: "example.peerloom.client",
    image: "peerloom/peerloom",
    tap: "peerloom/tap",
  },
  server: {
    env: "PEERLOOM",
    imageOrg: "peerloom",
    cloudDomain: "peers.peerloom.example",
    selfHostedDomain: "peerloom.selfhosted",
  },
  api: {
    url: "https://api.peerloom.example",
    tokenPrefix: "plp_",
    invitePrefix: "pli_",
    fieldPrefix: "pl",
  },
  links: {
    docs: "https://docs.peerloom.example",
    home: "https://peerloom.example",
    app: "https://app.peerloom.example",
    learn: "https://learn.peerloom.example",
    code: "https://code.peerloom.example/peerloom/peerloom",
    docsRepository: "https://code.peerloom.example/peerloom/docs",
    chat: "https://chat.peerloom.example",
    x: "https://x.com/peerloom.example",
    packages: "https://pkgs.peerloom.example",
    installScript: "https://code.peerloom.example/peerloom/peerloom/raw/main/release_files/install.sh",
    quickstartScript:
      "https://code.peerloom.example/peerloom/peerloom/raw/main/infrastructure_files/getting-started.sh",
    debugUpload: "https://upload.debug.peerloom.example/upload-url",
    assistant: "https://claude.ai/new?q={question}",
  },
  brand: {
    accentHue: 195,
    marks: {
      docs: {
        ink: [
          "M9 5.5a3.5 3.5 0 0 1 3.5 3.5v14a3.5 3.5 0 1 1-7 0V9A3.5 3.5 0 0 1 9 5.5Z",
          "M23 5.5A3.5 3.5 0 0 1 26.5 9v2.6a3.5 3.5 0 1 1-7 0V9A3.5 3.5 0 0 1 23 5.5Z",
          "M23 16.9a3.5 3.5 0 0 1 3.5 3.5V23a3.5 3.5 0 1 1-7 0v-2.6a3.5 3.5 0 0 1 3.5-3.5Z",
        ],
        accent: ["M2.5 14.5h27v3h-27z"],
      },
      api: {
        ink: ["M11.5 6 3.2 16l8.3 10h4.6L7.8 16l8.3-10Z", "M20.5 6 28.8 16l-8.3 10h-4.6l8.3-10-8.3-10Z"],
        accent: ["M11 14.5h10v3H11z"],
      },
    },
  },
};
