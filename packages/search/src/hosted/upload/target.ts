import { maskKey } from "../../model";
import type { Environment } from "../../model/hostedSettings";
import { parseHosts } from "../../model/hosts";
import type { HostedSearchSettings } from "docusaurus-waymark-core/product/identity";

/** The index to upload to, and the key. */
export interface UploadTarget extends Required<Pick<HostedSearchSettings, "appId" | "indexName" | "hosts">> {
  /** The admin key; null in a dry run without one. It must never be printed. */
  readonly adminKey: string | null;
}

const ADMIN_VARIABLE = "ALGOLIA_ADMIN_API_KEY";
const SEARCH_VARIABLE = "ALGOLIA_API_KEY";

/**
 * Reads the target from the environment; application and index may also come from the identity. The admin key is
 * read from the environment only.
 *
 * @param apply true when the upload will write, which needs the admin key
 * @throws Error when a variable is missing, or the key may only search
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
  rejectSearchKey(adminKey, [read(SEARCH_VARIABLE), identity?.apiKey ?? ""]);
  const hosts = read("ALGOLIA_HOSTS");
  return {
    appId,
    indexName,
    adminKey: adminKey || null,
    hosts: hosts === "" ? (identity?.hosts ?? []) : parseHosts(hosts, "ALGOLIA_HOSTS"),
  };
}

/** Rejects the public search key and keys derived from another key, which cannot write. */
function rejectSearchKey(adminKey: string, searchKeys: readonly string[]): void {
  if (adminKey === "") return;
  if (!searchKeys.includes(adminKey) && !isSecuredKey(adminKey)) return;
  throw new Error(
    `${ADMIN_VARIABLE} holds a key that may only search. Fix: put a key there that may write: addObject, deleteIndex, settings, editSettings.`,
  );
}

/** A secured key is the base64 of a hash and the restrictions of the key. */
function isSecuredKey(key: string): boolean {
  return /^[0-9a-f]{64}.*=/s.test(Buffer.from(key, "base64").toString("latin1"));
}

/** Replaces the admin key in a text. */
export function maskAdminKey(text: string, { adminKey }: Pick<UploadTarget, "adminKey">): string {
  return maskKey(text, adminKey);
}
