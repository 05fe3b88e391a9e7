import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: "category",
      label: "Install",
      link: { type: "doc", id: "how-to/installation" },
      items: ["how-to/ssh", "how-to/cli", "how-to/networks", "how-to/manage-network-access"],
    },
    {
      type: "category",
      label: "Client",
      items: ["how-to/profiles", "how-to/delete-account", "how-to/manage-dns-in-your-network"],
    },
    { type: "category", label: "Homelab", items: ["how-to/access-home-network"] },
  ],
};

export default sidebars;
