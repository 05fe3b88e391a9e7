import algoliasearch, { type SearchIndex } from "algoliasearch";
import type { SearchRecord } from "../../../src/search/model";
import { indexSettings, indexSynonyms } from "./settings";
import type { UploadTarget } from "./target";

/** Seconds to connect, read and write, scaled up on each retry. */
const TIMEOUTS = { connect: 1, read: 2, write: 30 };
const ACCEPT_ANY = 3;
const NOT_FOUND = 404;

/** A started change of the service, which is done when its task is published. */
interface Task {
  readonly indexName: string;
  readonly taskID: number;
}

/** What an upload asks of the service. Calls reject with what the client throws. */
export interface Service {
  /** Id of the upload that an index came from; null without one, undefined when there is no such index. */
  readonly uploadIdOf: (indexName: string) => Promise<string | null | undefined>;
  readonly countOf: (indexName: string) => Promise<number>;
  readonly configure: (indexName: string, uploadId: string) => Promise<readonly Task[]>;
  readonly save: (indexName: string, records: readonly SearchRecord[]) => Promise<readonly Task[]>;
  readonly move: (from: string, to: string) => Promise<readonly Task[]>;
  readonly remove: (indexName: string) => Promise<readonly Task[]>;
  /** Indices whose names begin so, with the time of their making. */
  readonly list: (
    prefix: string,
  ) => Promise<readonly { readonly name: string; readonly createdAt: number }[]>;
  readonly isDone: (task: Task) => Promise<boolean>;
}

/** Connects to the service by algoliasearch's full client, the key in headers. */
export function connect({ appId, adminKey, hosts }: UploadTarget): Service {
  const client = algoliasearch(appId, adminKey ?? "", {
    timeouts: TIMEOUTS,
    ...(hosts.length > 0 && { hosts: hosts.map((host) => ({ ...host, accept: ACCEPT_ANY })) }),
  });
  const at = (name: string): SearchIndex => client.initIndex(name);
  return {
    uploadIdOf: (name) => uploadIdOf(at(name)),
    countOf: async (name) => (await at(name).search("", { hitsPerPage: 0, analytics: false })).nbHits,
    configure: async (name, uploadId) => [
      task(name, await at(name).setSettings(indexSettings(uploadId))),
      task(name, await at(name).saveSynonyms(indexSynonyms(), { replaceExistingSynonyms: true })),
    ],
    save: async (name, records) => {
      const { taskIDs } = await at(name).saveObjects(records.map((record) => ({ ...record })));
      return taskIDs.map((taskID) => ({ indexName: name, taskID }));
    },
    move: async (from, to) => [task(to, await client.moveIndex(from, to))],
    remove: async (name) => [task(name, await at(name).delete())],
    list: async (prefix) => {
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

async function uploadIdOf(index: SearchIndex): Promise<string | null | undefined> {
  try {
    const { userData } = (await index.getSettings()) as { userData?: { uploadId?: string } };
    return userData?.uploadId ?? null;
  } catch (error) {
    if ((error as { status?: number }).status === NOT_FOUND) return undefined;
    throw error;
  }
}
