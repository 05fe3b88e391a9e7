import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import { product } from "./src/product/current";

/** Menu of the documentation section. Labels of pages come from the pages themselves. */
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: "category",
      label: "About",
      items: [
        "about/how-it-works",
        "about/vs-traditional-vpn",
        "about/why-wireguard",
        "about/browser-client-architecture",
        "about/security-model",
        "about/ports",
        "about/nat-and-firewalls",
        "about/faq",
        "about/glossary",
        "about/accessibility",
      ],
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
          items: [
            "how-to/installation/linux",
            "how-to/installation/windows",
            "how-to/installation/macos",
            "how-to/installation/docker",
            "how-to/installation/synology",
            "how-to/installation/mobile",
            "how-to/installation/tv",
            "how-to/installation/pfsense",
            "how-to/installation/opnsense",
            "how-to/installation/openwrt",
            "how-to/installation/proxmox",
            "how-to/installation/truenas",
            "how-to/installation/raspberry-pi",
          ],
        },
        "how-to/cli",
      ],
    },
    {
      type: "category",
      label: `Manage ${product.name}`,
      items: [
        "how-to/control-center",
        {
          type: "category",
          label: "Peers",
          items: [
            "how-to/add-machines-to-your-network",
            "how-to/approve-peers",
            "how-to/register-machines-using-setup-keys",
            "how-to/browser-client",
            "how-to/ssh",
            "how-to/lazy-connection",
          ],
        },
        {
          type: "category",
          label: "Access infrastructure",
          items: [
            "how-to/secure-remote-webserver-access",
            "how-to/setup-keys-add-servers-to-network",
            "how-to/access-internal-resources-from-autoscaled-environments",
            "how-to/peer-approval-for-remote-worker-access",
          ],
        },
        {
          type: "category",
          label: "Connect site-to-site",
          items: ["how-to/site-to-site", "how-to/db-workload-migration"],
        },
        {
          type: "category",
          label: "Access Control",
          items: [
            "how-to/manage-network-access",
            "how-to/zero-trust-by-example",
            "how-to/docker-and-policies",
            {
              type: "category",
              label: "Posture checks",
              link: { type: "doc", id: "how-to/manage-posture-checks" },
              items: ["how-to/disabling-network-route-when-connecting-from-the-office"],
            },
            {
              type: "category",
              label: "Integrate MDM and EDR",
              link: { type: "doc", id: "how-to/endpoint-detection-and-response" },
              items: ["how-to/crowdstrike-edr", "how-to/intune-mdm", "how-to/sentinelone-edr"],
            },
          ],
        },
        {
          type: "category",
          label: "Networks",
          items: [
            "how-to/networks",
            "how-to/routing-peers",
            "how-to/routing-traffic-to-multiple-resources",
            "how-to/accessing-restricted-domain-resources",
            "how-to/accessing-entire-domains-within-networks",
          ],
        },
        {
          type: "category",
          label: "Homelab",
          items: ["how-to/access-home-network"],
        },
        "how-to/reverse-proxy",
        {
          type: "category",
          label: "Network Routes",
          items: [
            "how-to/routing-traffic-to-private-networks",
            "how-to/configuring-default-routes-for-internet-traffic",
            "how-to/configuring-routes-with-access-control",
            "how-to/resolve-overlapping-routes",
          ],
        },
        {
          type: "category",
          label: "DNS",
          items: [
            "how-to/manage-dns-in-your-network",
            "how-to/dns/nameservers",
            "how-to/dns/zones",
            "how-to/dns/troubleshoot",
            "how-to/linux-dns",
          ],
        },
        {
          type: "category",
          label: "Team",
          items: [
            "how-to/add-users-to-your-network",
            "how-to/approve-users",
            {
              type: "category",
              label: "Provision users and groups",
              link: { type: "doc", id: "how-to/idp-sync" },
              items: [
                "how-to/microsoft-entra-id-sync",
                "how-to/okta-sync",
                "how-to/google-workspace-sync",
                "how-to/jumpcloud-sync",
                "how-to/keycloak-sync",
              ],
            },
            "how-to/auto-offboard-users",
            "how-to/single-sign-on",
          ],
        },
        {
          type: "category",
          label: "Activity",
          items: [
            "how-to/audit-events-logging",
            "how-to/traffic-events-logging",
            {
              type: "category",
              label: "Stream activity events",
              link: { type: "doc", id: "how-to/activity-event-streaming" },
              items: [
                "how-to/stream-activity-to-datadog",
                "how-to/stream-activity-to-amazon-s3",
                "how-to/stream-activity-to-amazon-firehose",
                "how-to/stream-activity-to-sentinelone-data-lake",
                "how-to/stream-activity-to-generic-http",
              ],
            },
          ],
        },
        {
          type: "category",
          label: "Settings",
          items: [
            "how-to/enforce-periodic-user-authentication",
            "how-to/multi-factor-authentication",
            "how-to/delete-account",
            "how-to/plans-and-billing",
          ],
        },
        {
          type: "category",
          label: "Integrations",
          items: [
            "how-to/enable-post-quantum-cryptography",
            {
              type: "category",
              label: "MDM for deployment",
              items: [
                "how-to/deploy-with-jamf-pro",
                "how-to/deploy-with-kandji",
                "how-to/deploy-with-intune",
                "how-to/installation/group-policy",
              ],
            },
            {
              type: "category",
              label: "Kubernetes",
              items: ["how-to/kubernetes-operator"],
            },
          ],
        },
        {
          type: "category",
          label: "Public API",
          items: ["how-to/access-public-api", "how-to/terraform-and-ansible"],
        },
        {
          type: "category",
          label: "For partners",
          items: ["how-to/msp-portal", "how-to/acronis-integration"],
        },
      ],
    },
    {
      type: "category",
      label: "Client",
      items: ["how-to/desktop-app", "how-to/profiles"],
    },
    {
      type: "category",
      label: "Use cases",
      items: [
        "how-to/serverless",
        "how-to/routing-peers-and-kubernetes",
        "how-to/client-on-aws-ecs",
        "how-to/client-on-mikrotik-router",
        "use-cases/distributed-ai-on-kubernetes",
        "selfhosted/self-hosted-vs-cloud",
      ],
    },
    {
      type: "category",
      label: `Self-host ${product.name}`,
      items: [
        "selfhosted/quickstart",
        "selfhosted/guide",
        "selfhosted/configuration",
        "selfhosted/reverse-proxies",
        "selfhosted/publish-services",
        "selfhosted/sqlite-store",
        "selfhosted/postgres-store",
        "selfhosted/activity-postgres-store",
        "selfhosted/identity-providers",
        "selfhosted/geo-support",
        "selfhosted/operations",
        "selfhosted/observability",
        "selfhosted/high-availability",
        "selfhosted/change-domain",
        {
          type: "category",
          label: "Migrate an older server",
          items: [
            "selfhosted/migrate-to-combined-server",
            "selfhosted/external-to-built-in-identity-provider",
            "selfhosted/coturn-to-stun",
          ],
        },
        "selfhosted/troubleshooting",
        "selfhosted/recover-access",
      ],
    },
    {
      type: "category",
      label: "Get more help",
      items: [
        "how-to/troubleshooting-client",
        "how-to/read-my-output",
        "how-to/report-bug-issues",
        {
          type: "category",
          label: "Messages",
          link: { type: "doc", id: "messages/index" },
          items: [
            "messages/client",
            "messages/commands",
            "messages/ssh",
            "messages/apps",
            "messages/installer",
            "messages/management",
            "messages/api",
            "messages/server",
            "messages/identity-provider",
            "messages/signal",
            "messages/relay",
            "messages/reverse-proxy",
          ],
        },
      ],
    },
  ],
};

export default sidebars;
