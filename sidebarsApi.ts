import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

/** Menu of the API section. The groups after "Resources" hold what only some accounts use. */
const sidebars: SidebarsConfig = {
  api: [
    "index",
    {
      type: "category",
      label: "Guides",
      items: ["guides/quickstart", "guides/authentication", "guides/errors"],
    },
    "changelog",
    {
      type: "category",
      label: "Resources",
      items: [
        "resources/accounts",
        "resources/users",
        "resources/tokens",
        "resources/peers",
        "resources/jobs",
        "resources/ingress-ports",
        "resources/setup-keys",
        "resources/groups",
        "resources/policies",
        "resources/posture-checks",
        "resources/geo-locations",
        "resources/routes",
        "resources/networks",
        "resources/dns",
        "resources/dns-zones",
        "resources/events",
      ],
    },
    {
      type: "category",
      label: "Published services",
      items: ["resources/services", "resources/service-domains", "resources/proxy-clusters"],
    },
    {
      type: "category",
      label: "Agent network",
      items: [
        "resources/agent-providers",
        "resources/agent-policies",
        "resources/agent-guardrails",
        "resources/agent-budget-rules",
        "resources/agent-usage",
        "resources/agent-network-settings",
      ],
    },
    {
      type: "category",
      label: "Device checks",
      items: [
        "resources/falcon-edr",
        "resources/intune-edr",
        "resources/sentinelone-edr",
        "resources/huntress-edr",
        "resources/fleetdm-edr",
        "resources/edr-bypass",
      ],
    },
    {
      type: "category",
      label: "Directory sync",
      items: [
        "resources/google-sync",
        "resources/entra-id-sync",
        "resources/okta-scim-sync",
        "resources/scim-sync",
      ],
    },
    {
      type: "category",
      label: "Events and alerts",
      items: ["resources/event-streaming", "resources/notifications"],
    },
    {
      type: "category",
      label: "Self-hosted server",
      items: ["resources/identity-providers", "resources/instance"],
    },
    {
      type: "category",
      label: "Billing and partners",
      items: ["resources/billing", "resources/tenants"],
    },
  ],
};

export default sidebars;
