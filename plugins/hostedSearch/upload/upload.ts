/** Replaces the hosted search index with the records of a build, without downtime. */
import { randomBytes } from "node:crypto";
import type { SearchRecord } from "../../../src/search/model";
import { describeError, isConnectionError } from "./failures";
import type { Service } from "./service";

/** Records per request. */
const BATCH_RECORDS = 500;
/** Attempts for each call while no host responds. */
const MAX_ATTEMPTS = 3;
/** Longest time that the service may take to carry out a change. */
const TASK_TIMEOUT_MS = 600_000;
/** A draft index older than this was left by an upload that was killed. */
const ABANDONED_AFTER_MS = 3_600_000;

export interface UploadOptions {
  readonly indexName: string;
  readonly records: readonly SearchRecord[];
  readonly log: (line: string) => void;
  /** Waits; tests replace it. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly batch?: number;
  /** Aborts the upload, which then deletes its draft index. */
  readonly signal?: AbortSignal;
}

/** State of one upload. */
interface UploadRun extends Required<Omit<UploadOptions, "signal">> {
  readonly service: Service;
  readonly signal: AbortSignal;
  /** Name of the index that is filled before it replaces the live one. */
  readonly draftIndex: string;
  readonly uploadId: string;
}

/**
 * Replaces the hosted index with the records. A draft index is filled, its records are counted, and it is moved
 * over the live index in one step, so readers see either the old or the complete new index. Calls are retried while
 * no host responds; if that fails, the draft is deleted and the live index is unchanged.
 *
 * @throws Error that says what failed; the live index is then unchanged
 */
export async function upload(service: Service, options: UploadOptions): Promise<void> {
  const run = createRun(service, options);
  await deleteAbandonedDrafts(run);
  try {
    await fillDraft(run);
    await checkCount(run);
  } catch (error) {
    await rollBack(run);
    throw error;
  }
  await moveIntoPlace(run);
}

function createRun(service: Service, options: UploadOptions): UploadRun {
  const uploadId = `${Date.now().toString(36)}-${randomBytes(4).toString("hex")}`;
  return {
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    batch: BATCH_RECORDS,
    signal: new AbortController().signal,
    ...options,
    service,
    uploadId,
    draftIndex: `${draftPrefix(options.indexName)}${uploadId}`,
  };
}

function draftPrefix(indexName: string): string {
  return `${indexName}_upload_`;
}

/** Deletes drafts of killed uploads. Without permission to list indices they stay. */
async function deleteAbandonedDrafts(run: UploadRun): Promise<void> {
  const drafts = await run.service.listIndices(draftPrefix(run.indexName)).catch(() => []);
  for (const { name, createdAt } of drafts) {
    if (Date.now() - createdAt < ABANDONED_AFTER_MS) continue;
    run.log(`Deleting ${name}, left behind by an upload that did not end.`);
    await runAndAwait(run, () => run.service.deleteIndex(name));
  }
}

async function fillDraft(run: UploadRun): Promise<void> {
  const { service, draftIndex, uploadId, records, batch, log } = run;
  log(`Filling ${draftIndex}`);
  await runAndAwait(run, () => service.configure(draftIndex, uploadId));
  for (let firstRecord = 0; firstRecord < records.length; firstRecord += batch) {
    await runAndAwait(run, () =>
      service.saveRecords(draftIndex, records.slice(firstRecord, firstRecord + batch)),
    );
    log(`  ${Math.min(firstRecord + batch, records.length)} of ${records.length} records`);
  }
}

/** A draft with a wrong number of records is not published. */
async function checkCount(run: UploadRun): Promise<void> {
  const count = await withRetries(run, () => run.service.countRecords(run.draftIndex));
  if (count !== run.records.length) {
    throw new Error(`${run.draftIndex} holds ${count} records in place of ${run.records.length}.`);
  }
}

/**
 * Moves the draft over the live index. If the response is lost, the upload id of the live index shows whether it
 * was replaced.
 */
async function moveIntoPlace(run: UploadRun): Promise<void> {
  const { service, draftIndex, indexName, log } = run;
  try {
    await runAndAwait(run, () => service.moveIndex(draftIndex, indexName));
  } catch (error) {
    if (await moveFailed(run)) throw error;
  }
  log(`${indexName} is now the new index.`);
}

/** True when the live index is still the old one; the draft is deleted then. */
async function moveFailed(run: UploadRun): Promise<boolean> {
  const live = await isPublished(run).catch(() => null);
  if (live === null) {
    throw new Error(
      `No host answers: whether ${run.indexName} was replaced is not known. It is whole in either case. Fix: upload again.`,
    );
  }
  if (!live) await rollBack(run);
  return !live;
}

async function isPublished({ service, indexName, uploadId }: UploadRun): Promise<boolean> {
  return (await service.getUploadId(indexName)) === uploadId;
}

async function rollBack(run: UploadRun): Promise<void> {
  const { service, draftIndex, indexName, log } = run;
  const withoutAbort = { ...run, signal: new AbortController().signal };
  await runAndAwait(withoutAbort, () => service.deleteIndex(draftIndex)).then(
    () => log(`Took back ${draftIndex}; ${indexName} is as it was.`),
    () =>
      log(
        `${draftIndex} could not be deleted and can be ignored; the next upload deletes it. ${indexName} is as it was.`,
      ),
  );
}

/** Starts a change and waits until the service has carried it out. */
async function runAndAwait(run: UploadRun, change: () => ReturnType<Service["deleteIndex"]>): Promise<void> {
  const tasks = await withRetries(run, change);
  const deadline = Date.now() + TASK_TIMEOUT_MS;
  for (const task of tasks) {
    for (
      let pauseMs = 100;
      !(await withRetries(run, () => run.service.isDone(task)));
      pauseMs = Math.min(pauseMs * 2, 5000)
    ) {
      if (Date.now() > deadline)
        throw new Error(`The service did not carry out a change of ${task.indexName} in time.`);
      await run.wait(pauseMs);
    }
  }
}

/** Retries while no host responds, with increasing pauses. Other errors are final. */
async function withRetries<T>(run: UploadRun, call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    run.signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isConnectionError(error)) throw error;
      run.log(`${describeError(error)} Trying again (${attempt + 1} of ${MAX_ATTEMPTS}).`);
      await run.wait(1000 * 2 ** attempt);
    }
  }
}
