import "./words.fixture";
import { type SearchRecord, TYPE_WEIGHT } from "../model";

type Page = readonly [route: string, title: string, parts: readonly Part[]];
type Part = readonly [heading: string, prose: string, method?: string, label?: string];

/** Pages of a small site. They have words in common, so that ranking is needed. */
const PAGES: readonly Page[] = [
  [
    "/how-to/ssh",
    "SSH",
    [
      [
        "Turn on SSH for a machine",
        "Start the server with `up --allow-server-ssh`. Port 22022 listens on the overlay.",
      ],
      ["Forward ports", "Local and remote port forwarding work as in OpenSSH."],
      ["Troubleshooting", "The login is refused: connection refused or permission denied (publickey)."],
    ],
  ],
  [
    "/how-to/register-machines-using-setup-keys",
    "Setup keys",
    [
      [
        "Use a key in Docker",
        "Pass MESH_SETUP_KEY=... to the container. Setup keys can be reusable or one-off.",
      ],
      ["Expiry", "A setup key expires after 7 days unless you choose another time."],
    ],
  ],
  [
    "/how-to/manage-network-access",
    "Groups and policies",
    [
      [
        "How policies work",
        "A policy joins groups of peers. SSH is one of the protocols that a policy may allow.",
      ],
      ["SSH access by policy", "Choose who may log in."],
    ],
  ],
  [
    "/how-to/multi-factor-authentication",
    "Multi-factor authentication",
    [["Where it is enforced", "The identity provider asks for the second factor."]],
  ],
  [
    "/how-to/configuring-default-routes-for-internet-traffic",
    "Default routes for internet traffic",
    [["Create an exit node", "An exit node sends all internet traffic through one peer."]],
  ],
  [
    "/about/how-it-works",
    "How it works",
    [["Ports", "WireGuard listens on 51820/udp. Peers use the range 100.64.0.0/10. Coturn uses 3478."]],
  ],
  [
    "/api/resources/peers",
    "Peers",
    [
      ["List all peers", "Returns a list of all peers.", "GET", "/api/peers"],
      ["Retrieve a peer", "Returns one peer by its peerId.", "GET", "/api/peers/{peerId}"],
      ["Update a peer", "Changes its name.", "PUT", "/api/peers/{peerId}"],
      ["Delete a peer", "Removes the peer.", "DELETE", "/api/peers/{peerId}"],
    ],
  ],
  [
    "/api/resources/setup-keys",
    "Setup keys",
    [["Create a setup key", "The key is shown once.", "POST", "/api/setup-keys"]],
  ],
];

/** Records of the small site. */
export const SAMPLE: readonly SearchRecord[] = PAGES.flatMap(recordsOf);

function recordsOf([url, title, parts]: Page): readonly SearchRecord[] {
  const page = record(url, title, {});
  return [page, ...parts.flatMap((part, index) => partRecords(url, title, part, index))];
}

function partRecords(
  url: string,
  title: string,
  [heading, prose, method, label]: Part,
  index: number,
): readonly SearchRecord[] {
  const anchor = heading.toLowerCase().replaceAll(" ", "-");
  const shared = { anchor, method: method ?? null, label: label ?? null, lvl2: heading };
  return [
    record(url, title, { ...shared, type: "lvl2", position: 2 * index + 1 }),
    record(url, title, { ...shared, type: "content", content: prose, position: 2 * index + 2 }),
  ];
}

/** A record for tests: of a page, unless the fields make it another one. */
export function record(
  url: string,
  title: string,
  { lvl2 = null, ...fields }: Partial<SearchRecord> & { readonly lvl2?: string | null },
): SearchRecord {
  const section = url.startsWith("/api") ? "api" : "docs";
  const type = fields.type ?? "lvl1";
  const anchor = fields.anchor ?? "";
  return {
    objectID: `${url}#${anchor}${type === "content" ? `:${fields.position ?? 0}` : ""}`,
    url,
    anchor,
    section,
    type,
    hierarchy: { lvl0: section === "api" ? "API" : "Docs", lvl1: title, lvl2, lvl3: null, lvl4: null },
    content: null,
    terms: null,
    method: null,
    label: null,
    description: null,
    keywords: [],
    weight: TYPE_WEIGHT[type],
    position: 0,
    ...fields,
  };
}
