/** The calls of the search service that an upload needs, as an interface that tests can replace. */
import algoliasearch, { type SearchIndex } from "algoliasearch";
import type { SearchRecord } from "../../../src/search/model";
import { indexSettings, indexSynonyms } from "./settings";
import type { UploadTarget } from "./target";

/** Seconds; the client increases them on each retry. */
const TIMEOUTS_SECONDS = { connect: 1, read: 2, write: 30 };
const ACCEPT_READ_AND_WRITE = 3;
const NOT_FOUND = 404;

/** A change that the service carries out in the background; it is done when its status is `published`. */
interface Task {
  readonly indexName: string;
  readonly taskID: number;
}

/** Calls reject with the errors of the client. */
export interface Service {
  /** Id of the upload that created an index; null if unknown, undefined if the index does not exist. */
  readonly getUploadId: (indexName: string) => Promise<string | null | undefined>;
  readonly countRecords: (indexName: string) => Promise<number>;
  readonly configure: (indexName: string, uploadId: string) => Promise<readonly Task[]>;
  readonly saveRecords: (indexName: string, records: readonly SearchRecord[]) => Promise<readonly Task[]>;
  readonly moveIndex: (from: string, to: string) => Promise<readonly Task[]>;
  readonly deleteIndex: (indexName: string) => Promise<readonly Task[]>;
  /** Indices whose names begin with the prefix, with the time of their creation in milliseconds. */
  readonly listIndices: (
    prefix: string,
  ) => Promise<readonly { readonly name: string; readonly createdAt: number }[]>;
  readonly isDone: (task: Task) => Promise<boolean>;
}

/** Connects to the service with the complete algoliasearch client; the key is sent in headers. */
export function connect({ appId, adminKey, hosts }: UploadTarget): Service {
  const client = algoliasearch(appId, adminKey ?? "", {
    timeouts: TIMEOUTS_SECONDS,
    ...(hosts.length > 0 && { hosts: hosts.map((host) => ({ ...host, accept: ACCEPT_READ_AND_WRITE })) }),
  });
  const indexOf = (name: string): SearchIndex => client.initIndex(name);
  return {
    getUploadId: (name) => readUploadId(indexOf(name)),
    countRecords: async (name) =>
      (await indexOf(name).search("", { hitsPerPage: 0, analytics: false })).nbHits,
    configure: async (name, uploadId) => [
      task(name, await indexOf(name).setSettings(indexSettings(uploadId))),
      task(name, await indexOf(name).saveSynonyms(indexSynonyms(), { clearExistingSynonyms: true })),
    ],
    saveRecords: async (name, records) => {
      const { taskIDs } = await indexOf(name).saveObjects(records.map((record) => ({ ...record })));
      return taskIDs.map((taskID) => ({ indexName: name, taskID }));
    },
    moveIndex: async (from, to) => [task(to, await client.moveIndex(from, to))],
    deleteIndex: async (name) => [task(name, await indexOf(name).delete())],
    listIndices: async (prefix) => {
      const { items } = await client.listIndices();
      const named = items.filter(({ name }) => name.startsWith(prefix));
      return named.map(({ name, createdAt }) => ({ name, createdAt: Number(new Date(createdAt)) }));
    },
    isDone: async ({ indexName, taskID }) => {
      const path = `1/indexes/${encodeURIComponent(indexName)}/task/${taskID}`;
      return (await client.customRequest<{ status: string }>({ method: "GET", path })).status === "published";
    },
  };
}

function task(indexName: string, { taskID }: { readonly taskID: number }): Task {
  return { indexName, taskID };
}

async function readUploadId(index: SearchIndex): Promise<string | null | undefined> {
  try {
    const { userData } = (await index.getSettings()) as { userData?: { uploadId?: string } };
    return userData?.uploadId ?? null;
  } catch (error) {
    if ((error as { status?: number }).status === NOT_FOUND) return undefined;
    throw error;
  }
}
