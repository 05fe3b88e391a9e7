import type { HostedSearchSettings } from "../../product";

/** Build variables that configure hosted search, in place of the identity's own settings. */
const VARIABLES = {
  appId: "ALGOLIA_APP_ID",
  apiKey: "ALGOLIA_API_KEY",
  indexName: "ALGOLIA_INDEX_NAME",
} as const;

const ADMIN_VARIABLE = "ALGOLIA_ADMIN_API_KEY";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings of hosted search for a build: from the environment, else from the identity, else none,
 * which means that the embedded index answers.
 *
 * @throws Error when only some of the variables are set, or when the page's key is the admin key
 */
export function hostedSettings(
  env: Environment,
  identity: HostedSearchSettings | undefined,
): HostedSearchSettings | undefined {
  const fromEnv = fromEnvironment(env);
  const settings = fromEnv ?? identity;
  if (settings && settings.apiKey === env[ADMIN_VARIABLE]?.trim()) {
    throw new Error(
      `${VARIABLES.apiKey} holds the admin key, which every reader could see. Fix: put a search-only key there.`,
    );
  }
  return settings;
}

function fromEnvironment(env: Environment): HostedSearchSettings | undefined {
  const entries = Object.entries(VARIABLES).map(([key, name]) => ({
    key,
    name,
    value: env[name]?.trim() ?? "",
  }));
  const missing = entries.filter(({ value }) => value === "").map(({ name }) => name);
  if (missing.length === entries.length) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `Hosted search is half set up: ${missing.join(" and ")} missing. Fix: set all of ${Object.values(VARIABLES).join(", ")}, or none for the embedded index.`,
    );
  }
  return Object.fromEntries(entries.map(({ key, value }) => [key, value])) as unknown as HostedSearchSettings;
}
