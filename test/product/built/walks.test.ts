import fs from "node:fs";
import type { Element } from "hast";
import { attribute, elementsOf, isElement, parseHtml, textOf } from "docusaurus-waymark-core/build/html";

/** A need of a reader, and the page that serves it. `test/search/golden.json` has the queries of these readers. */
interface Walk {
  readonly need: string;
  readonly route: string;
  /** Text of the link on the home page; absent where only the menu leads to the page. */
  readonly tile?: string;
  /** Steps in the menu from the home page: groups that are closed, and the page. */
  readonly menu: readonly string[];
  /** Commands, settings or steps that the page must contain. */
  readonly solvedBy: readonly RegExp[];
}

/** Most clicks from the home page to the page that serves the need. */
const MOST_STEPS = 3;

/** Common needs of readers. A failing walk is a mistake in the menu, the tiles or the page. */
const WALKS: readonly Walk[] = [
  {
    need: "I have two laptops and ten minutes",
    route: "/how-to/getting-started",
    tile: "Start in the cloud",
    menu: ["Quickstart guide"],
    solvedBy: [
      /curl -fsSL \S+ \\\s*\| sh/,
      /\S+ up\b/,
      /ping -c 3 100\./,
      /two laptops\? Repeat these steps/,
    ],
  },
  {
    need: "My peers are relayed, why",
    route: "/how-to/relayed-connections",
    tile: "Connection type: Relayed",
    menu: ["Relayed connections"],
    solvedBy: [
      /status --detail --filter-by-connection-type Relayed/,
      /UDP 3478/,
      /UDP 51820/,
      /UPnP, NAT-PMP, or PCP/,
    ],
  },
  {
    need: "Give contractors SSH to two servers only",
    route: "/how-to/ssh-access",
    tile: "Give contractors SSH access to two servers",
    menu: ["Peers", "SSH access rules"],
    solvedBy: [/contractor-servers/, /Limited Access/, /ssh contractor@web-1/],
  },
  {
    need: "Move my self-hosted store to Postgres",
    route: "/selfhosted/postgres-store",
    menu: ["Move to Postgres"],
    solvedBy: [/engine: "postgres"/, /store-copy\.py to-postgres/, /pg_dump/, /Return to SQLite/],
  },
  {
    need: "Allow only up-to-date devices",
    route: "/how-to/manage-posture-checks",
    tile: "Posture checks",
    menu: ["Access Control", "Posture checks"],
    solvedBy: [/min_version/, /min_kernel_version/, /Access Control → Posture Checks/],
  },
  {
    need: "Find who changed a policy",
    route: "/how-to/audit-events-logging",
    tile: "Find who changed a policy",
    menu: ["Activity", "Audit events"],
    solvedBy: [/open Activity/, /\/api\/events\/audit/, /policy\.update/, /initiator_email/],
  },
  {
    need: "Reach the NAS at home from my phone",
    route: "/how-to/access-home-network",
    tile: "Reach the NAS at home",
    menu: ["Homelab", "Access your home network"],
    solvedBy: [/up --setup-key-file/, /192\.168\.1\.50\/32/, /masquerade/, /On the phone, install the app/],
  },
];

const treeOf = (route: string) => parseHtml(fs.readFileSync(`build${route}.html`, "utf8"));
const wordsOf = (element: Element): string => textOf(element).replace(/\s+/g, " ");

const home = treeOf("/index");
const tiles = elementsOf(home, "article").flatMap((article) => elementsOf(article, "a"));
const menus = elementsOf(home, "nav").filter((nav) => attribute(nav, "ariaLabel") === "Docs pages");

/** The controls that lead a reader through a menu to a page: the button of each closed group around it, and its link. */
function stepsTo(route: string, [first, ...rest]: readonly Element[]): string[] | undefined {
  if (!first) return undefined;
  if (first.tagName === "a" && attribute(first, "href") === route) return [wordsOf(first)];
  const inside = stepsTo(
    route,
    first.children.filter((child) => isElement(child)),
  );
  return inside ? [...buttonsOf(first), ...inside] : stepsTo(route, rest);
}

/** The words of the button that opens a list which is hidden. */
function buttonsOf(list: Element): string[] {
  const buttons = elementsOf(home, "button").filter(
    (button) => attribute(button, "ariaControls") === attribute(list, "id"),
  );
  return attribute(list, "hidden") === undefined ? [] : buttons.map(wordsOf);
}

test.each(WALKS)("$need: the home page and the menu lead to a page that says how", (walk) => {
  const { route, tile, menu, solvedBy } = walk;
  const tileLinks = tiles.filter((link) => tile !== undefined && wordsOf(link).includes(tile));
  const targets = new Set(tileLinks.map((link) => attribute(link, "href")?.split("#")[0]));
  expect([...targets]).toEqual(tile === undefined ? [] : [route]);
  expect(stepsTo(route, menus)).toEqual(menu);
  expect(menu.length).toBeLessThanOrEqual(MOST_STEPS);
  const [article] = elementsOf(treeOf(route), "article");
  for (const text of solvedBy) expect(article && wordsOf(article)).toMatch(text);
});
