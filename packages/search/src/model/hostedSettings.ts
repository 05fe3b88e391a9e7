import type { HostedSearchSettings } from "docusaurus-waymark-core/product/identity";
import { parseHosts } from "./hosts";
import { SiteError } from "docusaurus-waymark-core/lib/siteError";

/** Environment variables of the build that configure hosted search, instead of the identity's settings. */
const VARIABLES = {
  appId: "ALGOLIA_APP_ID",
  apiKey: "ALGOLIA_API_KEY",
  indexName: "ALGOLIA_INDEX_NAME",
} as const;

const ADMIN_VARIABLE = "ALGOLIA_ADMIN_API_KEY";
const HOSTS_VARIABLE = "ALGOLIA_HOSTS";
const INSIGHTS_VARIABLE = "ALGOLIA_INSIGHTS";

/** Environment variables, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings of hosted search for a build: from the environment, otherwise from the identity; undefined means embedded search. The
 * variables of hosts and insights apply to both.
 *
 * @throws Error when only some of the variables are set, when one cannot be read, or when the page's key is the
 * admin key
 */
export function hostedSettings(
  env: Environment,
  identity: HostedSearchSettings | undefined,
): HostedSearchSettings | undefined {
  const extras = { ...hostsFrom(env), ...insightsFrom(env) };
  const credentials = credentialsFrom(env);
  if (!credentials && !identity) {
    rejectAlone(extras);
    return undefined;
  }
  const settings = { ...identity, ...credentials, ...extras } as HostedSearchSettings;
  rejectAdminKey(settings.apiKey, env);
  return settings;
}

type Credentials = Pick<HostedSearchSettings, keyof typeof VARIABLES>;

function credentialsFrom(env: Environment): Credentials | undefined {
  const entries = Object.entries(VARIABLES).map(([key, name]) => ({ key, name, value: valueOf(env, name) }));
  const missing = entries.filter(({ value }) => value === "").map(({ name }) => name);
  if (missing.length === entries.length) return undefined;
  if (missing.length > 0) {
    throw new SiteError(
      `Hosted search is half set up: ${missing.join(" and ")} missing. Fix: set all of ${Object.values(VARIABLES).join(", ")}, or none for the embedded index.`,
    );
  }
  return Object.fromEntries(entries.map(({ key, value }) => [key, value])) as unknown as Credentials;
}

function hostsFrom(env: Environment): Pick<HostedSearchSettings, "hosts"> {
  const value = valueOf(env, HOSTS_VARIABLE);
  return value === "" ? {} : { hosts: parseHosts(value, HOSTS_VARIABLE) };
}

function insightsFrom(env: Environment): Pick<HostedSearchSettings, "insights"> {
  const value = valueOf(env, INSIGHTS_VARIABLE);
  if (value === "") return {};
  if (value === "off" || value === "site" || value === "cdn") return { insights: value };
  throw new SiteError(
    `${INSIGHTS_VARIABLE}="${value}" is none of its values. Fix: write "site" (script served with the site), "cdn", or "off".`,
  );
}

/** Throws when hosts or insights are set without credentials of a service. */
function rejectAlone(extras: object): void {
  if (Object.keys(extras).length === 0) return;
  throw new SiteError(
    `Hosted search is half set up: ${HOSTS_VARIABLE} and ${INSIGHTS_VARIABLE} need a service. Fix: set ${Object.values(VARIABLES).join(", ")} as well, or none of them.`,
  );
}

/** Throws when the key for the pages is the admin key. Checked only when the admin key is in the environment as well. */
function rejectAdminKey(apiKey: string, env: Environment): void {
  if (apiKey !== valueOf(env, ADMIN_VARIABLE)) return;
  throw new SiteError(
    `${VARIABLES.apiKey} holds the admin key, which every reader could see. Fix: put a search-only key there.`,
  );
}

function valueOf(env: Environment, name: string): string {
  return env[name]?.trim() ?? "";
}
