/** Replaces the hosted search index with the records of a build, without downtime. */
import algoliasearch from "algoliasearch";
import type { SearchRecord } from "../../model";
import { indexSettings, indexSynonyms } from "./settings";
import type { UploadTarget } from "./target";

/** Seconds; the client increases them on each retry. */
const TIMEOUTS_SECONDS = { connect: 1, read: 2, write: 30 };
const ACCEPT_READ_AND_WRITE = 3;

/**
 * Sets the settings and synonyms of the index, then replaces its records in one step: the client fills a second index and moves
 * it over the live one, so readers see either the old or the new records. An upload that is interrupted leaves the old ones, and
 * perhaps a second index named `<index>_tmp_…`, which can be deleted.
 *
 * @throws the errors of the client, which are plain objects; see `describeError`
 */
export async function upload(
  { appId, indexName, adminKey, hosts }: UploadTarget,
  records: readonly SearchRecord[],
): Promise<void> {
  const client = algoliasearch(appId, adminKey ?? "", {
    timeouts: TIMEOUTS_SECONDS,
    ...(hosts.length > 0 && { hosts: hosts.map((host) => ({ ...host, accept: ACCEPT_READ_AND_WRITE })) }),
  });
  const index = client.initIndex(indexName);
  // A second index is a copy of the live one, so the settings come first; they also create the index.
  await index.setSettings(indexSettings()).wait();
  await index.saveSynonyms(indexSynonyms(), { clearExistingSynonyms: true }).wait();
  await index.replaceAllObjects(
    records.map((record) => ({ ...record })),
    { safe: true },
  );
}
