import { DIALOGS } from "./dialogs";

/** An entry of the web app: a menu item, tab, field or button, with the entries below it. */
export interface Place {
  /** The label, letter for letter, with content tokens. */
  readonly label: string;
  readonly children: readonly Place[];
}

/** Short form for this file: a label, or a label with its children. */
type Entry = string | readonly [label: string, children: readonly Entry[]];

const DANGER_ZONE: Entry = ["Danger Zone", ["Delete Integration"]];

/** An integration that was set up. */
const INTEGRATION: readonly Entry[] = [
  ["Settings", ["Peer Approval", "Compliance", "Intune Sync Window", "Settings", DANGER_ZONE]],
  "Connect",
  "Get Started",
  "Continue",
  "Back",
  DANGER_ZONE,
];

const IDP_SYNC: readonly Entry[] = [
  ...INTEGRATION,
  "Identity Provider",
  "Synchronize Groups",
  "Synchronize Users",
  "Group Sync",
  "User Sync",
  "Finish Setup",
  "Regenerate Auth Token",
];

const EDR: readonly Entry[] = [...INTEGRATION, "Peer Approval", "Compliance"];

const VERIFICATION: readonly Entry[] = ["Verify Domain", "Start Verification", "Verify Later"];

const GROUP_TABS: readonly Entry[] = [
  "Users",
  "Peers",
  "Policies",
  "Resources",
  "Network Routes",
  "Nameservers",
  "Zones",
  "Setup Keys",
];

/** Entries of the menu that are one page: what is below them are tabs, buttons and filters of that page. */
export const SINGLE_PAGES: readonly string[] = ["Control Center", "Peers", "Tenants", "Customers"];

/** The menu on the left, from the top, with pages, tabs, buttons and switches of each entry. */
const MENU: readonly Entry[] = [
  ["Control Center", ["Peer", "User", "Group", "Networks"]],
  [
    "Peers",
    [
      ["Add Peer", ["User Device", "Server", "Agent", "Generate Key"]],
      "User Devices",
      "Servers",
      "Pending Approvals",
      "Non-Compliant",
      "Bypassed",
      "View Details",
      "Approve",
      "Bypass Compliance",
      "Revoke Bypass",
      "Delete",
      "Assign Groups",
      "Overwrite Existing Groups",
      "Revoke",
      "Delete All",
      "Connect",
      "Overview",
      [
        "Network Routes",
        ["Add Exit Node", "Set Up Exit Node", ["Add Route", ["New Network Route", "Existing Network"]]],
      ],
      "Accessible Peers",
      "Services",
      ["Remote Jobs", [["Run Remote Job", ["Debug Bundle"]]]],
      "Traffic Events",
      "Add Exit Node",
      "Set Up Exit Node",
      "Edit Peer Name",
      "Domain Name Preview",
      "Session Expiration",
      "Require login after disconnect",
      "Remote Access",
      "SSH",
      "RDP",
      "SSH Access",
      "Create SSH Policy",
      "Finish Setup",
      "Assigned Groups",
      "Save Changes",
      "Cancel",
    ],
  ],
  [
    "Access Control",
    [
      ["Policies", ["Smart Firewall", "Delete", "All Local Users", "Full Access", "Limited Access"]],
      ["Groups", [...GROUP_TABS, "View Details", "Rename", "Delete"]],
      [
        "Posture Checks",
        [
          [
            "Add Posture Check",
            [
              "Checks",
              ["{{product}} Client Version", ["Minimum required version"]],
              ["Country & Region", ["Allow or Block Location", "Add Location"]],
              ["Peer Network Range", ["Allow or Block Ranges", "Add Network Range"]],
              ["Operating System", ["Allow or Block", "Use custom version number"]],
              ["Process", ["Add Process"]],
              ["Name & Description", ["Name of the Posture Check", "Description (optional)"]],
              "Continue",
              "Create Posture Check",
            ],
          ],
        ],
      ],
    ],
  ],
  [
    "Network Routing",
    [
      [
        "Networks",
        [
          "High Availability",
          "Active Policies",
          "Resources",
          "Routing Peers",
          "Services",
          "Rename",
          "Delete",
          "Expose Service",
        ],
      ],
      ["Routes", ["Add Exit Node", "Set Up Exit Node"]],
    ],
  ],
  [
    "Reverse Proxy",
    [
      "Services",
      ["Custom Domains", VERIFICATION],
      ["Clusters", ["Setup Self-Hosted Cluster"]],
      "Access Logs",
    ],
  ],
  ["Agent Network", ["Providers", "Policies", "Usage & Logs", "Configuration"]],
  [
    "DNS",
    ["Nameservers", "Zones", ["DNS Settings", ["Disable DNS management for these groups", "Save Changes"]]],
  ],
  [
    "Team",
    [
      [
        "Users",
        [
          ["Invite User", ["Create Invite Link", "Send Invitation", "Copy & Close", "Auto-assigned groups"]],
          ["Add User", ["Create User", "Invite User", "Create Invite Link"]],
          "Active",
          "Invited",
          "Pending",
          "Blocked",
          "Disabled",
          "Not Enrolled",
          "Show Invites",
          "Regenerate",
          "Pending Approval",
          "Approve",
          "Reject",
          "Block",
          "Unblock",
          "Delete",
          "User Role",
          "Block User",
          "Peers",
          "Auto-assigned groups",
          "Reset MFA",
          ["Access Tokens", ["Create Access Token"]],
        ],
      ],
      ["Service Users", ["Create Service User", ["Access Tokens", ["Create Access Token"]]]],
    ],
  ],
  ["Activity", ["Audit Events", "Traffic Events"]],
  [
    "Settings",
    [
      "Authentication",
      ["Setup Keys", ["Create Key", "Revoke", "Delete"]],
      ["Identity Providers", ["Add Identity Provider", "Edit", "Delete"]],
      "Groups",
      "Permissions",
      "Networks",
      "Clients",
      ["Metrics", ["Share performance metrics"]],
      [
        "Notifications",
        [
          ["Email", ["Enable Email Channel", "Email Addresses", "Add"]],
          ["Webhook", ["Endpoint URL", "Connect", "Continue", "Add Header", "Edit", "Delete"]],
          ["Slack", ["Connect", "Continue", "Disconnect"]],
        ],
      ],
      ["Plans & Billing", ["Manage Plan", "Start 14-Day Free Trial", "Visit AWS Marketplace"]],
      ["Invoices", ["Download as PDF", "Download as CSV"]],
      ["Danger zone", ["Delete Account"]],
    ],
  ],
  [
    "Tenants",
    [
      "Invoices",
      ["Add Tenant", ["General", "Permissions", "Add Group", "Add Account"]],
      "Request Access",
      ...VERIFICATION,
      "Edit",
      "Unlink",
      "Delete",
    ],
  ],
  "Customers",
  [
    "Integrations",
    [
      [
        "Identity Provider Sync",
        [
          ["Google Workspace", [...IDP_SYNC, "Customer ID"]],
          ["Entra ID (API)", IDP_SYNC],
          ["Entra ID (SCIM)", IDP_SYNC],
          ["Okta", IDP_SYNC],
          ["Jumpcloud", [...IDP_SYNC, "Activate"]],
          ["Generic SCIM", IDP_SYNC],
        ],
      ],
      ["Single Sign-On", [["Okta", [...INTEGRATION, ...VERIFICATION]]]],
      [
        "Event Streaming",
        [
          ["Datadog", INTEGRATION],
          ["Amazon S3", INTEGRATION],
          ["Amazon Data Firehose", INTEGRATION],
          ["Generic HTTP", [...INTEGRATION, "General", "Endpoint URL", "Headers", "Body Template"]],
        ],
      ],
      [
        "MDM & EDR",
        [
          ["CrowdStrike", EDR],
          ["Intune", [...EDR, "Intune Sync Window"]],
          ["SentinelOne", EDR],
          ["Huntress", EDR],
          ["FleetDM", EDR],
        ],
      ],
    ],
  ],
  ["Documentation", []],
  // The menu behind the reader's name.
  "Profile Settings",
  "Change Password",
  "Log out",
  "Help and Support",
];

/** The web app as a tree: its menu, with the tabs, fields and buttons of each dialog below the entry that opens it. */
export const WEB_APP: readonly Place[] = Object.values(DIALOGS).reduce<readonly Place[]>(
  (places, { at, fields, buttons }) =>
    withPlaces(places, at, [
      ...fields.flatMap(({ tab, label }) => (tab ? [tab, label] : [label])),
      ...buttons,
    ]),
  MENU.map(placeOf),
);

function placeOf(entry: Entry): Place {
  if (typeof entry === "string") return { label: entry, children: [] };
  const [label, children] = entry;
  return { label, children: children.map(placeOf) };
}

/** Adds labels below a path of the tree; missing entries of the path are added too. */
function withPlaces(
  places: readonly Place[],
  path: readonly string[],
  labels: readonly string[],
): readonly Place[] {
  const [head, ...rest] = path;
  if (head === undefined) {
    const known = new Set(places.map(({ label }) => label));
    const added = [...new Set(labels)].filter((label) => !known.has(label));
    return [...places, ...added.map((label) => ({ label, children: [] }))];
  }
  const found = places.find(({ label }) => label === head) ?? { label: head, children: [] };
  const next = { ...found, children: withPlaces(found.children, rest, labels) };
  return places.some(({ label }) => label === head)
    ? places.map((place) => (place === found ? next : place))
    : [...places, next];
}
