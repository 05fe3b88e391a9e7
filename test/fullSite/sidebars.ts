import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: "category",
      label: "Guides",
      items: [
        "how-to/getting-started",
        "how-to/installation",
        "how-to/register-machines-using-setup-keys",
        "how-to/manage-network-access",
        "how-to/ssh",
        "how-to/cli",
        "how-to/networks",
        "how-to/relay",
        "how-to/plans-and-billing",
        "selfhosted/sqlite-store",
      ],
    },
  ],
};

export default sidebars;
