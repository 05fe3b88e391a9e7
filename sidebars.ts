import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import { product } from "./src/product/current";

/** Menu of the documentation section. Labels come from the pages unless given here. */
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: "category",
      label: "About",
      items: ["about/how-it-works"],
    },
    {
      type: "category",
      label: "Get started",
      items: [
        "how-to/getting-started",
        {
          type: "category",
          label: `Install ${product.name}`,
          link: { type: "doc", id: "how-to/installation" },
          items: ["how-to/installation/linux", "how-to/installation/docker"],
        },
        "how-to/cli",
      ],
    },
    {
      type: "category",
      label: `Manage ${product.name}`,
      items: [
        {
          type: "category",
          label: "Peers",
          items: ["how-to/register-machines-using-setup-keys", "how-to/ssh"],
        },
        {
          type: "category",
          label: "Access control",
          items: ["how-to/manage-network-access"],
        },
      ],
    },
  ],
};

export default sidebars;
