import type {
  ConsoleMessage,
  Fixtures,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from "@playwright/test";
import { SEARCH_KEY, type SearchServers, startSearchServers } from "../../../test/searchServer";
import { VARIANT } from "../../../tools/lib/variant.mjs";
import { test as inKeptTab } from "../../support/tab";
import { expect, test as inOwnTab } from "../../support/test";
import { RECORDS } from "./records";

export { expect };

/** Hosts that are built into the site; in each worker's browser they lead to the worker's own servers. */
const BUILT_HOSTS = VARIANT.searchHosts;
const INDEX = VARIANT.index;
const EVENTS = "https://insights.algolia.io/1/events**";

/** Path of a route in the variant. */
export const at = (route: string): string => `${VARIANT.base.slice(0, -1)}${route}`;

/** An event of search analytics as it was sent. */
interface SentEvent {
  readonly eventType: string;
  readonly eventName: string;
  readonly index: string;
  readonly objectIDs: readonly string[];
  readonly positions?: readonly number[];
  readonly queryID?: string;
}

interface ServiceFixtures {
  /** The hosted service, which works at the beginning of each test. */
  readonly service: SearchServers;
  /** Everything that the page wrote to its console; the key is in none of it. */
  readonly log: string[];
  /** Events that left the page. */
  readonly events: SentEvent[];
}

interface WorkerFixtures {
  readonly servers: SearchServers;
}

/** This worker's own hosted service on real HTTP, and the requests that left the page. */
const fixtures: Fixtures<
  ServiceFixtures,
  WorkerFixtures,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = {
  servers: [
    async ({}, use) => {
      const servers = await startSearchServers(BUILT_HOSTS.length);
      for (const record of RECORDS) servers.service.index(INDEX).records.set(record.objectID, { ...record });
      await use(servers);
      await servers.close();
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, servers }, use) => {
      const rules = BUILT_HOSTS.map((host, place) => `MAP ${host} 127.0.0.1:${servers.ports[place] ?? 0}`);
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(",")}`];
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
  service: [
    async ({ servers }, use) => {
      servers.reset();
      await use(servers);
    },
    { auto: true },
  ],
  log: [
    async ({ page }, use) => {
      const log: string[] = [];
      const add = (message: ConsoleMessage): number => log.push(`${message.type()}: ${message.text()}`);
      page.on("console", add);
      await use(log);
      page.off("console", add);
      expect(log.join("\n")).not.toContain(SEARCH_KEY);
    },
    { auto: true },
  ],
  events: [
    async ({ page }, use) => {
      const events: SentEvent[] = [];
      await page.route(EVENTS, async (route) => {
        const sent = JSON.parse(route.request().postData() ?? "{}") as { events?: SentEvent[] };
        events.push(...(sent.events ?? []));
        await route.fulfill({ status: 200, body: "{}" });
      });
      await use(events);
    },
    { auto: true },
  ],
};

/** Test with a hosted service, in the tab that the worker keeps. */
export const test = inKeptTab.extend<ServiceFixtures, WorkerFixtures>(fixtures);

/** Test with its own page and a hosted search service. */
export const ownTab = inOwnTab.extend<ServiceFixtures, WorkerFixtures>(fixtures);

/** Bodies of the queries that reached the service, as query text. */
export function queriesOf(service: SearchServers): (string | null)[] {
  const bodies = service.exchanges.map(({ body }) => body as { requests: { params: string }[] });
  return bodies.map(({ requests }) => new URLSearchParams(requests[0]?.params).get("query"));
}
