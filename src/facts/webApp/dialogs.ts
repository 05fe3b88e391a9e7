/** A field of a dialog or a settings tab of the web app. Texts are Markdown with content tokens. */
export interface DialogField {
  /** The label, letter for letter. */
  readonly label: string;
  /** Tab of the dialog that contains the field, if the dialog has tabs. */
  readonly tab?: string;
  readonly required?: boolean;
  /** Value of a new dialog, or of a new account. Absent: empty. */
  readonly default?: string;
  readonly note?: string;
  /** Name in the public API. */
  readonly api?: string;
}

/** A dialog, wizard or settings tab, with its fields in the order of the screen. */
export interface Dialog {
  /** Path of the menu entry that opens it. */
  readonly at: readonly string[];
  readonly fields: readonly DialogField[];
  /** Buttons, and tabs without fields. */
  readonly buttons: readonly string[];
}

const OFF = "off";
const ON = "on";
const DAY = "24 hours; 24 to 336";

/** Part of the settings tab Authentication: when sign-ins of peers expire. */
const PEER_SESSIONS: readonly DialogField[] = [
  {
    label: "Peer Session Expiration",
    default: ON,
    api: "peer_login_expiration_enabled",
    note: "Peers that signed in by SSO only.",
  },
  {
    label: "Session Expiration",
    default: "1 day",
    api: "peer_login_expiration",
    note: "1 hour to 180 days. The API takes seconds, 3600 to 15552000.",
  },
  {
    label: "Require login after disconnect",
    default: OFF,
    api: "peer_inactivity_expiration_enabled",
    note: "Ten minutes without a connection end the session. Goes off together with **Peer Session Expiration**.",
  },
];

/** Part of the settings tab Networks, section Experimental. */
const TRAFFIC_EVENTS: readonly DialogField[] = [
  {
    label: "Enable Traffic Events",
    default: OFF,
    api: "extra.network_traffic_logs_enabled",
    note: "Peers report their connections. Business plan, or self-hosted with a license.",
  },
  {
    label: "Enable Traffic Reporting (Kernel)",
    default: OFF,
    api: "extra.network_traffic_packet_counter_enabled",
    note: "Peers in kernel mode count bytes and packets too, which needs more processor time. Peers in userspace mode always count.",
  },
  {
    label: "Limit To Specific Groups",
    default: "all peers",
    api: "extra.network_traffic_logs_groups",
    note: "Groups whose peers report. Empty means all peers.",
  },
];

/** Part of the wizard of SentinelOne. */
const SENTINEL_ONE_CRITERIA: readonly DialogField[] = [
  { label: "Allowed Active Threats", default: "0", note: "Blocks a device with more active threats." },
  { label: "Disk Encryption", default: ON, note: "Blocks a device whose disk is not encrypted." },
  { label: "Firewall", default: ON, note: "Blocks a device whose firewall is off." },
  { label: "Block Infected Devices", default: ON, note: "Blocks an infected device." },
  {
    label: "Network Connectivity",
    default: ON,
    note: "Blocks a device whose agent is not connected to the network.",
  },
  { label: "Active Status", default: ON, note: "Blocks a device whose agent is not active." },
  { label: "Latest Agent Version", default: ON, note: "Blocks a device whose agent is not up to date." },
];

/** By the name that `<FactTable name="dialog:…" />` takes. */
export const DIALOGS: Readonly<Record<string, Dialog>> = {
  authentication: {
    at: ["Settings", "Authentication"],
    buttons: ["Save Changes"],
    fields: [
      {
        label: "Peer Approval",
        default: OFF,
        api: "extra.peer_approval_enabled",
        note: "Business plan on the cloud. Off and locked while an MDM or EDR integration is on.",
      },
      {
        label: "User Approval Required",
        default: ON,
        api: "extra.user_approval_required",
        note: "Concerns users who join because their email domain matches.",
      },
      {
        label: "Enable Local MFA",
        default: OFF,
        api: "local_mfa_enabled",
        note: "Self-hosted, with the built-in identity provider.",
      },
      ...PEER_SESSIONS,
      {
        label: "Multi-Factor Authentication (MFA)",
        default: OFF,
        note: "Cloud only, for all users. Saves at once.",
      },
      { label: "Remember Browser for MFA", default: OFF, note: "Cloud only, for 30 days." },
    ],
  },
  peerSessions: { at: ["Settings", "Authentication"], buttons: [], fields: PEER_SESSIONS },
  setupKey: {
    at: ["Settings", "Setup Keys", "Create Key"],
    buttons: ["Cancel", "Create Setup Key", "Close", "Install {{product}}"],
    fields: [
      { label: "Name", required: true, api: "name" },
      {
        label: "Make this key reusable",
        default: OFF,
        api: "type",
        note: "Off makes a key for one peer. The API takes `one-off` or `reusable`.",
      },
      {
        label: "Usage limit",
        default: "unlimited",
        api: "usage_limit",
        note: "How many peers a reusable key may register. In the API, 0 is unlimited, and a one-off key always has 1.",
      },
      {
        label: "Expires in",
        default: "7 days",
        api: "expires_in",
        note: "Empty never expires. The API takes seconds, and 0 for never.",
      },
      {
        label: "Ephemeral Peers",
        default: OFF,
        api: "ephemeral",
        note: "Removes a peer that was offline for more than 10 minutes. For jobs and autoscaled machines.",
      },
      {
        label: "Allow Extra DNS Labels",
        default: OFF,
        api: "allow_extra_dns_labels",
        note: "Lets the machine add DNS names with `--extra-dns-labels`.",
      },
      {
        label: "Auto-assigned groups",
        api: "auto_groups",
        note: "Groups that each peer joins when it registers. Type a name and press Enter for a new group.",
      },
    ],
  },
  identityProvider: {
    at: ["Settings", "Identity Providers", "Add Identity Provider"],
    buttons: ["Cancel", "Add Provider", "Save Changes", "Endpoint URLs", "Redirect / Callback", "Logout"],
    fields: [
      { label: "Provider Type", required: true, note: "Cannot be changed later." },
      { label: "Name", required: true, note: "Text of the button on the sign-in page." },
      { label: "Issuer URL", required: true, note: "Not asked for with Google and Microsoft." },
      { label: "Client ID", required: true, note: "Of a confidential client." },
      { label: "Client Secret", required: true, note: "Empty keeps the present one." },
    ],
  },
  userGroups: {
    at: ["Settings", "Groups"],
    buttons: ["Save Changes"],
    fields: [
      {
        label: "Enable user group propagation",
        default: ON,
        api: "groups_propagation_enabled",
        note: "A user's groups go to the user's peers. Turning it off removes nothing.",
      },
      { label: "Enable JWT group sync", default: OFF, api: "jwt_groups_enabled", note: "Self-hosted only." },
      { label: "JWT claim", api: "jwt_groups_claim_name", note: "Without spaces." },
      {
        label: "JWT allow groups",
        api: "jwt_allow_groups",
        note: "Only members of these groups may sign in. A wrong name locks everyone out.",
      },
    ],
  },
  permissions: {
    at: ["Settings", "Permissions"],
    buttons: ["Save Changes"],
    fields: [
      {
        label: "Restrict dashboard for regular users",
        default: ON,
        api: "regular_users_view_blocked",
        note: "Users and billing admins see a page for installing the client only.",
      },
    ],
  },
  networkSettings: {
    at: ["Settings", "Networks"],
    buttons: ["Save Changes", "Save Groups", "Experimental"],
    fields: [
      {
        label: "DNS Domain",
        api: "dns_domain",
        note: "Domain of peer names. No wildcard, no bare top-level domain.",
      },
      {
        label: "Network Range",
        default: "a random /16",
        api: "network_range",
        note: "All peers get new addresses. Cannot be emptied again.",
      },
      { label: "IPv6 Network Range", default: "a random /64", api: "network_range_v6", note: "/48 to /112." },
      {
        label: "IPv6 Enabled Groups",
        default: "`All`",
        api: "ipv6_enabled_groups",
        note: "Empty turns IPv6 off. Restarts the clients concerned.",
      },
      {
        label: "Enable Routing Peer DNS Resolution",
        default: ON,
        api: "routing_peer_dns_resolution_enabled",
        note: "Saves at once; takes effect when a client restarts.",
      },
      ...TRAFFIC_EVENTS,
    ],
  },
  trafficEvents: { at: ["Settings", "Networks"], buttons: [], fields: TRAFFIC_EVENTS },
  clientSettings: {
    at: ["Settings", "Clients"],
    buttons: ["Disabled", "Latest Version", "Custom Version"],
    fields: [
      {
        label: "Automatic Updates",
        default: "**Disabled**",
        api: "auto_update_version",
        note: "**Disabled**, **Latest Version** or **Custom Version**.",
      },
      { label: "Force Automatic Updates", default: OFF, api: "auto_update_always", note: "Clients restart." },
      { label: "Enable Peer Expose", default: OFF, api: "peer_expose_enabled" },
      {
        label: "Allowed peer groups",
        api: "peer_expose_groups",
        note: "At least one while the switch is on.",
      },
      {
        label: "Enable Lazy Connections",
        default: "on for new accounts",
        api: "lazy_connection_enabled",
        note: "Saves at once; takes effect when a client restarts.",
      },
    ],
  },
  policy: {
    at: ["Access Control", "Policies", "Add Policy"],
    buttons: ["Continue", "Back", "Save Changes", "Browse Checks", "New Posture Check", "Remove Checks"],
    fields: [
      {
        label: "Protocol",
        tab: "Policy",
        required: true,
        default: "ALL",
        api: "protocol",
        note: "ALL, TCP, UDP, ICMP or {{product}} SSH.",
      },
      { label: "Source", tab: "Policy", required: true, api: "sources", note: "Groups, or one peer." },
      {
        label: "Destination",
        tab: "Policy",
        required: true,
        api: "destinations",
        note: "Groups, or one resource or peer. The arrows between both set the direction.",
      },
      {
        label: "Ports",
        tab: "Policy",
        default: "all",
        api: "ports",
        note: "Ports and ranges, 1 to 65535; TCP and UDP only.",
      },
      {
        label: "SSH Access",
        tab: "Policy",
        default: "**Full Access**",
        note: "Only for {{product}} SSH. **Limited Access** lets each source group in as the local users that you name.",
      },
      { label: "Enable Policy", tab: "Policy", default: ON, api: "enabled" },
      { label: "Name of the Rule", tab: "Name & Description", required: true, api: "name" },
      { label: "Description (optional)", tab: "Name & Description", api: "description" },
    ],
  },
  network: {
    at: ["Network Routing", "Networks", "Add Network"],
    buttons: ["Later"],
    fields: [
      { label: "Network Name", required: true, api: "name" },
      { label: "Description (optional)", api: "description" },
    ],
  },
  resource: {
    at: ["Network Routing", "Networks", "Add Resource"],
    buttons: ["Continue", "Back", "Save Changes", "Optional Settings"],
    fields: [
      { label: "Name", tab: "Resource", required: true, api: "name", note: "Unique." },
      {
        label: "Address",
        tab: "Resource",
        required: true,
        api: "address",
        note: "An IP address, a range in CIDR notation, a domain, or a wildcard such as `*.example.com`.",
      },
      { label: "Resource Groups", tab: "Resource", api: "groups" },
      {
        label: "Access Control Policies",
        tab: "Access Control",
        note: "Without a policy nobody reaches the resource.",
      },
    ],
  },
  routingPeer: {
    at: ["Network Routing", "Networks", "Add Routing Peer"],
    buttons: ["Continue", "Back", "Install {{product}}", "Peer Group"],
    fields: [
      {
        label: "Routing Peers",
        tab: "Routing Peers",
        required: true,
        note: "One or several peers, or one **Peer Group** whose members all forward. In the API `peer` or `peer_groups`, never both.",
      },
      {
        label: "Enable Routing Peer",
        tab: "Advanced Settings",
        default: ON,
        api: "enabled",
        note: "Off keeps the entry without using it.",
      },
      {
        label: "Masquerade",
        tab: "Advanced Settings",
        default: ON,
        api: "masquerade",
        note: "Locked on for peers that do not run Linux, and for groups that hold one.",
      },
      {
        label: "Metric",
        tab: "Advanced Settings",
        default: "9999",
        api: "metric",
        note: "1 to 9999; the lowest is used. A group has one metric for all its members.",
      },
    ],
  },
  route: {
    at: ["Network Routing", "Routes", "Add Route"],
    buttons: [
      "Continue",
      "Back",
      "Add Domain",
      "Peer Group",
      "Add Exit Node",
      "Create Policy",
      "Existing Network",
      "New Network Route",
    ],
    fields: [
      {
        label: "Route Type",
        tab: "Route",
        required: true,
        default: "**Network Range**",
        note: "Or **Domains**.",
      },
      {
        label: "Network Range",
        tab: "Route",
        required: true,
        api: "network",
        note: "Not shown for an exit node.",
      },
      { label: "Domains", tab: "Route", required: true, api: "domains", note: "At most 32." },
      {
        label: "Keep Routes",
        tab: "Route",
        default: ON,
        api: "keep_route",
        note: "Domains only: keeps addresses that a name had before.",
      },
      { label: "Routing Peer", tab: "Route", required: true, api: "peer", note: "Or one **Peer Group**." },
      {
        label: "Distribution Groups",
        tab: "Groups",
        required: true,
        api: "groups",
        note: "Peers that receive the route.",
      },
      {
        label: "Access Control Groups (optional)",
        tab: "Groups",
        api: "access_control_groups",
        note: "Not shown for an exit node.",
      },
      {
        label: "Network Identifier",
        tab: "Name & Description",
        required: true,
        api: "network_id",
        note: "At most 40 characters.",
      },
      { label: "Description (optional)", tab: "Name & Description", api: "description" },
      { label: "Enable Route", tab: "Additional Settings", default: ON, api: "enabled" },
      {
        label: "Auto Apply Route",
        tab: "Additional Settings",
        default: ON,
        api: "skip_auto_apply",
        note: "Exit nodes only: clients use it without being asked. The field of the API means the opposite.",
      },
      {
        label: "Masquerade",
        tab: "Additional Settings",
        default: ON,
        api: "masquerade",
        note: "Locked for domains and for peers that do not run Linux.",
      },
      {
        label: "Metric",
        tab: "Additional Settings",
        default: "9999",
        api: "metric",
        note: "1 to 9999; the lowest is used.",
      },
    ],
  },
  nameserver: {
    at: ["DNS", "Nameservers", "Add Nameserver"],
    buttons: [
      "Google DNS",
      "Cloudflare DNS",
      "Quad9 DNS",
      "Custom DNS",
      "Add Domain",
      "Continue",
      "Back",
      "Save Changes",
    ],
    fields: [
      {
        label: "Add Nameserver",
        tab: "Nameserver",
        required: true,
        default: "port 53",
        api: "nameservers",
        note: "IP address and port of up to three servers. They are asked in this order; the next one after a failure.",
      },
      {
        label: "Distribution Groups",
        tab: "Nameserver",
        required: true,
        api: "groups",
        note: "Peers that receive the group.",
      },
      { label: "Enable Nameserver", tab: "Nameserver", default: ON, api: "enabled" },
      {
        label: "Match Domains",
        tab: "Domains",
        default: "all domains",
        api: "domains",
        note: "Without a wildcard, each up to 255 characters. Each covers the names below it. None makes the group primary (`primary` in the API).",
      },
      {
        label: "Mark match domains as search domains",
        tab: "Domains",
        default: OFF,
        api: "search_domains_enabled",
        note: "The short name `wiki` then finds `wiki.corp.example.com`. Needs match domains.",
      },
      {
        label: "DNS Name",
        tab: "Name & Description",
        required: true,
        api: "name",
        note: "At most 40 characters.",
      },
      { label: "Description (optional)", tab: "Name & Description", api: "description" },
    ],
  },
  zone: {
    at: ["DNS", "Zones", "Add Zone"],
    buttons: ["Later", "Save Changes"],
    fields: [
      { label: "Domain", required: true, note: "A full domain name. Cannot be changed later." },
      {
        label: "Distribution Groups",
        required: true,
        note: "At least one. Other peers do not know the zone.",
      },
      { label: "Enable Search Domains", default: OFF, note: "On makes the short name `db` enough." },
      { label: "Enable DNS Zone", default: ON, note: "Off keeps the records without using them." },
    ],
  },
  record: {
    at: ["DNS", "Zones", "Add Record"],
    buttons: ["IPv4 Address", "IPv6 Address", "Target Domain", "Save Changes"],
    fields: [
      {
        label: "Record Type",
        required: true,
        default: "A",
        note: "A, AAAA or CNAME. A name with a CNAME has no other record.",
      },
      {
        label: "Hostname",
        note: "A subdomain, `*` for every name below the zone, or empty for the zone itself.",
      },
      {
        label: "Target Domain",
        required: true,
        note: "Called **IPv4 Address** for A and **IPv6 Address** for AAAA: the address of a peer, a resource, or a public server.",
      },
      { label: "TTL (Time to Live)", default: "5 minutes", note: "1 minute to 1 day." },
    ],
  },
  accessToken: {
    at: ["Team", "Service Users", "Access Tokens", "Create Access Token"],
    buttons: ["Create Token", "Copy to clipboard"],
    fields: [
      { label: "Name", required: true, api: "name" },
      { label: "Expires in", required: true, default: "30 days", api: "expires_in", note: "1 to 365 days." },
    ],
  },
  service: {
    at: ["Reverse Proxy", "Services", "Add Service"],
    buttons: [
      "Add Custom Domain",
      "Add Target",
      "Add Rule",
      "Continue",
      "Back",
      "Save Changes",
      "Start Verification",
      "Verify Later",
      "Setup Self-Hosted Cluster",
      "Finish Setup",
    ],
    fields: [
      {
        label: "Service Type",
        tab: "Service",
        required: true,
        note: "HTTPS Service, TLS Passthrough, TCP Service or UDP Service.",
      },
      { label: "Domain", tab: "Service", required: true, note: "A subdomain and one of the base domains." },
      {
        label: "HTTPS Targets",
        tab: "Service",
        required: true,
        note: "Each a peer, a resource or a proxy cluster, with an optional path.",
      },
      { label: "Listen Port", tab: "Service", note: "TLS, TCP and UDP." },
      {
        label: "{{product}}-Only Access",
        tab: "Authentication",
        note: "Groups; needs a cluster with the Private feature, and excludes the other methods.",
      },
      { label: "SSO (Single Sign-On)", tab: "Authentication", note: "For all users, or for chosen groups." },
      { label: "Password", tab: "Authentication" },
      { label: "PIN Code", tab: "Authentication", note: "6 digits." },
      {
        label: "HTTP Headers",
        tab: "Authentication",
        note: "Any one that matches lets the request in; it is removed before the request goes on.",
      },
      {
        label: "CrowdSec IP Reputation",
        tab: "Access Control",
        default: "Disabled",
        note: "Disabled, Enforce or Observe; only on clusters that have it.",
      },
      { label: "Pass Host Header", tab: "Advanced Settings", default: OFF, note: "HTTPS." },
      { label: "Rewrite Redirects", tab: "Advanced Settings", default: OFF, note: "HTTPS." },
      { label: "Direct Upstream", tab: "Advanced Settings", default: OFF, note: "HTTPS, private clusters." },
      {
        label: "Preserve Client Source IP",
        tab: "Advanced Settings",
        default: OFF,
        note: "TLS and TCP; PROXY protocol version 2.",
      },
      { label: "Connection Timeout", tab: "Advanced Settings", note: "TLS and TCP." },
      { label: "Session Idle Timeout", tab: "Advanced Settings", note: "UDP." },
    ],
  },
  debugBundle: {
    at: ["Peers", "Remote Jobs", "Run Remote Job", "Debug Bundle"],
    buttons: ["Create Debug Bundle"],
    fields: [
      { label: "Log File Count", default: "10", note: "1 to 1000." },
      { label: "Enable Bundle Duration", default: OFF, note: "Logs for a while before the bundle is made." },
      {
        label: "Duration",
        note: "1 to 5 minutes; only while the switch above is on.",
      },
      { label: "Anonymize Log Data", default: OFF, note: "Hides public addresses and foreign domains." },
    ],
  },
  crowdStrike: {
    at: ["Integrations", "MDM & EDR", "CrowdStrike"],
    buttons: ["Get Started", "Connect", "Continue", "Back"],
    fields: [
      {
        label: "Client ID",
        required: true,
        note: "Of an API client that may read hosts and zero trust assessments.",
      },
      { label: "Secret", required: true },
      { label: "Peer Approval", required: true, note: "Groups whose peers are checked; at least one." },
      { label: "Use Zero Trust Assessment Score", default: OFF },
      { label: "Score Threshold", default: "80; 1 to 100" },
    ],
  },
  sentinelOne: {
    at: ["Integrations", "MDM & EDR", "SentinelOne"],
    buttons: ["Get Started", "Connect", "Continue", "Back"],
    fields: [
      { label: "Console URL", required: true },
      { label: "API Token", required: true, note: "Of a service user with the scope Viewer on a site." },
      { label: "Peer Approval", required: true, note: "Groups whose peers are checked; at least one." },
      ...SENTINEL_ONE_CRITERIA,
      { label: "Sync Window", default: DAY },
    ],
  },
  sentinelOneCriteria: {
    at: ["Integrations", "MDM & EDR", "SentinelOne"],
    buttons: [],
    fields: SENTINEL_ONE_CRITERIA,
  },
};
