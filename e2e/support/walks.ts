/** A need of a reader, and the page that serves it. */
interface Walk {
  readonly need: string;
  readonly route: string;
  /** Name of the tile of the home page. */
  readonly tile: string;
  /** Steps in the menu: groups by their button, pages by their link. */
  readonly menu: readonly string[];
  /** Queries of this reader; each has to find the page. `test/search/golden.json` has more. */
  readonly searches: readonly string[];
  /** Commands, settings or steps that the page must contain. */
  readonly solvedBy: readonly RegExp[];
}

/** Common needs of readers. A failing walk is a mistake in the menus, the tiles, the page or the synonyms. */
export const WALKS: readonly Walk[] = [
  {
    need: "I have two laptops and ten minutes",
    route: "/how-to/getting-started",
    tile: "Connect your first two devices",
    menu: ["Quickstart guide"],
    searches: ["two laptops", "ten minutes"],
    solvedBy: [/curl -fsSL \S+ \| sh/, /\S+ up\b/, /ping -c 3 100\./, /Two laptops\? Repeat these steps/],
  },
  {
    need: "My peers are relayed, why",
    route: "/how-to/troubleshooting-client",
    tile: "Find out why peers are relayed",
    menu: ["Troubleshooting client issues"],
    searches: ["peers relayed", "why relayed"],
    solvedBy: [
      /status --detail --filter-by-connection-type Relayed/,
      /UDP 3478/,
      /UDP 51820/,
      /UPnP, NAT-PMP or PCP/,
    ],
  },
  {
    need: "Give contractors SSH to two servers only",
    route: "/how-to/ssh",
    tile: "Give contractors SSH to two servers",
    menu: ["Peers", "SSH"],
    searches: ["contractors ssh", "ssh two servers"],
    solvedBy: [/up --allow-server-ssh/, /auto-group contractors/, /Limited Access/, /ssh contractor@web-1/],
  },
  {
    need: "Move my self-hosted store to Postgres",
    route: "/selfhosted/postgres-store",
    tile: "Move your store to Postgres",
    menu: ["Management Postgres store"],
    searches: ["store postgres", "postgres"],
    solvedBy: [/engine: "postgres"/, /store-copy\.py to-postgres/, /pg_dump/, /Go back to SQLite/],
  },
  {
    need: "Allow only up-to-date devices",
    route: "/how-to/manage-posture-checks",
    tile: "Allow only up-to-date devices",
    menu: ["Access Control", "Posture checks"],
    searches: ["up-to-date devices", "outdated devices"],
    solvedBy: [/min_version/, /min_kernel_version/, /Access Control → Posture Checks/],
  },
  {
    need: "Find who changed a policy",
    route: "/how-to/audit-events-logging",
    tile: "Find who changed a policy",
    menu: ["Activity", "Audit events"],
    searches: ["changed policy", "who changed"],
    solvedBy: [/open Activity/, /\/api\/events\/audit/, /policy\.update/, /initiator_email/],
  },
  {
    need: "Reach the NAS at home from my phone",
    route: "/how-to/access-home-network",
    tile: "Reach the NAS at home",
    menu: ["Homelab", "Access home network"],
    searches: ["nas phone", "home nas"],
    solvedBy: [/up --setup-key-file/, /192\.168\.1\.50\/32/, /masquerade/, /On the phone, install the app/],
  },
];
