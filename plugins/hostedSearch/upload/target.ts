import { maskKey } from "../../../src/search/model";
import type { Environment } from "../../../src/search/model/hostedSettings";
import { parseHosts } from "../../../src/search/model/hosts";
import type { HostedSearchSettings, SearchHost } from "../../../src/product";

/** Where an upload goes, and the key for it. */
export interface UploadTarget {
  readonly appId: string;
  readonly indexName: string;
  /** The admin key; absent in a dry run that has none. Never to be printed. */
  readonly adminKey: string | null;
  readonly hosts: readonly SearchHost[];
}

const ADMIN_VARIABLE = "ALGOLIA_ADMIN_API_KEY";
const SEARCH_VARIABLE = "ALGOLIA_API_KEY";

/**
 * Reads the target from the environment, application and index also from the identity. The admin key comes from the
 * environment alone.
 *
 * @param apply whether the upload will write, for which it needs the key
 * @throws Error that says which variable is missing, or that the key is one that may only search
 */
export function uploadTarget(
  env: Environment,
  identity: HostedSearchSettings | undefined,
  apply: boolean,
): UploadTarget {
  const read = (name: string): string => env[name]?.trim() ?? "";
  const appId = read("ALGOLIA_APP_ID") || (identity?.appId ?? "");
  const indexName = read("ALGOLIA_INDEX_NAME") || (identity?.indexName ?? "");
  const adminKey = read(ADMIN_VARIABLE);
  const missing = [
    ["ALGOLIA_APP_ID", appId],
    ["ALGOLIA_INDEX_NAME", indexName],
    ...(apply ? [[ADMIN_VARIABLE, adminKey]] : []),
  ].flatMap(([name, value]) => (value === "" ? [name] : []));
  if (missing.length > 0)
    throw new Error(`${missing.join(" and ")} missing. Fix: set it in the environment.`);
  refuseSearchKey(adminKey, [read(SEARCH_VARIABLE), identity?.apiKey ?? ""]);
  const hosts = read("ALGOLIA_HOSTS");
  return {
    appId,
    indexName,
    adminKey: adminKey || null,
    hosts: hosts === "" ? (identity?.hosts ?? []) : parseHosts(hosts, "ALGOLIA_HOSTS"),
  };
}

/** A key of the pages, or one that was derived from another with limits, may only search. */
function refuseSearchKey(adminKey: string, searchKeys: readonly string[]): void {
  if (adminKey === "") return;
  if (!searchKeys.includes(adminKey) && !isSecured(adminKey)) return;
  throw new Error(
    `${ADMIN_VARIABLE} holds a key that may only search. Fix: put a key there that may write: addObject, deleteIndex, settings, editSettings.`,
  );
}

/** A secured key is a hash and the limits that it was made with, in base 64. */
function isSecured(key: string): boolean {
  return /^[0-9a-f]{64}.*=/s.test(Buffer.from(key, "base64").toString("latin1"));
}

/** Takes the key out of a text. */
export function withoutKey(text: string, { adminKey }: Pick<UploadTarget, "adminKey">): string {
  return maskKey(text, adminKey);
}
