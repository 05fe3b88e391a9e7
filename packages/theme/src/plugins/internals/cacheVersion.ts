import { ChangedUpstream, type Contract } from "docusaurus-waymark-core/build/contract";

export const CACHE_VERSION: Contract = {
  name: "The version of the bundler's persistent cache",
  benefit:
    "warm builds that never contain pages of another identity, base URL or Markdown rule, which Docusaurus' own version does not include",
  usedBy: ["packages/theme/src/plugins/internals/cacheVersion.ts"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/webpack/base.js",
      expects: /type: 'persistent',(?:\s*\/\/.*\n)*\s*version: /,
      ifChanged:
        "The persistent cache has no `version` next to its `type` anymore. " +
        "Fix: find the new place of the version, and read and extend it in withCacheVersion.",
    },
  ],
};

/** The version is at the top level (Rspack 2, webpack) or among the experiments (Rspack 1). */
interface CacheConfig {
  readonly cache?: boolean | { readonly version?: string };
  readonly experiments?: { readonly cache?: boolean | { readonly version?: string } };
}

/**
 * Bundler configuration that adds a key to the version of the cache. With another key, nothing from the cache is
 * used.
 *
 * @param key plain data: settings from the environment, and fingerprints of code that the bundler does not track
 * @throws ChangedUpstream when the configuration has a persistent cache without a version
 */
export function withCacheVersion(config: object, key: unknown): object {
  if (process.env["DOCUSAURUS_NO_PERSISTENT_CACHE"]) return {};
  const { cache, experiments } = config as CacheConfig;
  const withKey = (version: string) => ({ cache: { version: `${version}-${JSON.stringify(key)}` } });
  if (typeof cache === "object" && cache.version !== undefined) return withKey(cache.version);
  const experiment = experiments?.cache;
  if (typeof experiment === "object" && experiment.version !== undefined)
    return { experiments: withKey(experiment.version) };
  throw new ChangedUpstream(
    "The bundler's configuration has neither cache.version nor experiments.cache.version, so a warm build could serve pages of another identity.",
    "read and extend the version at its new place, in packages/theme/src/plugins/internals/cacheVersion.ts; until then build with DOCUSAURUS_NO_PERSISTENT_CACHE=1.",
  );
}
