import { randomBytes } from "node:crypto";
import type { SearchRecord } from "../../../src/search/model";
import { describe, isLost } from "./failures";
import type { Service } from "./service";

/** Records of one request. */
const BATCH = 500;
/** Times that a step is tried while no host answers, and the pause before each further try, in milliseconds. */
const TRIES = 3;
/** How long the service may take to carry out a change, in milliseconds. */
const PATIENCE = 600_000;
/** An unfinished index older than this was left behind by an upload that was killed, in milliseconds. */
const LEFT_BEHIND = 3_600_000;

export interface UploadOptions {
  readonly indexName: string;
  readonly records: readonly SearchRecord[];
  readonly say: (line: string) => void;
  /** Waits; tests do not. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly batch?: number;
  /** Ends the upload, which then takes back what it wrote. */
  readonly signal?: AbortSignal;
}

/** One upload under way. */
interface Run extends Required<Omit<UploadOptions, "signal">> {
  readonly service: Service;
  readonly signal: AbortSignal;
  /** Index that is filled beside the live one. */
  readonly draft: string;
  readonly uploadId: string;
}

/**
 * Replaces the hosted index by the records. A second index is filled beside the live one, counted, and moved into its
 * place in one step, so readers see either the old index or the whole new one. A step that no host answers is taken
 * up again where it stopped; when that does not help, the second index is deleted and the live one stays as it was.
 *
 * @throws Error that says what failed; the live index is the old one then
 */
export async function upload(service: Service, options: UploadOptions): Promise<void> {
  const run = start(service, options);
  await sweep(run);
  try {
    await fill(run);
    await check(run);
  } catch (error) {
    await rollBack(run);
    throw error;
  }
  await publish(run);
}

function start(service: Service, options: UploadOptions): Run {
  const uploadId = `${Date.now().toString(36)}-${randomBytes(4).toString("hex")}`;
  return {
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    batch: BATCH,
    signal: new AbortController().signal,
    ...options,
    service,
    uploadId,
    draft: `${draftPrefix(options.indexName)}${uploadId}`,
  };
}

function draftPrefix(indexName: string): string {
  return `${indexName}_upload_`;
}

/** Deletes what killed uploads left behind. A key that may not list indices leaves them where they are. */
async function sweep(run: Run): Promise<void> {
  const drafts = await run.service.list(draftPrefix(run.indexName)).catch(() => []);
  for (const { name, createdAt } of drafts) {
    if (Date.now() - createdAt < LEFT_BEHIND) continue;
    run.say(`Deleting ${name}, left behind by an upload that did not end.`);
    await step(run, () => run.service.remove(name));
  }
}

async function fill(run: Run): Promise<void> {
  const { service, draft, uploadId, records, batch, say } = run;
  say(`Filling ${draft}`);
  await step(run, () => service.configure(draft, uploadId));
  for (let from = 0; from < records.length; from += batch) {
    await step(run, () => service.save(draft, records.slice(from, from + batch)));
    say(`  ${Math.min(from + batch, records.length)} of ${records.length} records`);
  }
}

/** An index with a record too few or too many is not put in place. */
async function check(run: Run): Promise<void> {
  const count = await persist(run, () => run.service.countOf(run.draft));
  if (count !== run.records.length) {
    throw new Error(`${run.draft} holds ${count} records in place of ${run.records.length}.`);
  }
}

/** Moves the draft into place. When the answer is lost, the live index itself tells whether it was replaced. */
async function publish(run: Run): Promise<void> {
  const { service, draft, indexName, say } = run;
  try {
    await step(run, () => service.move(draft, indexName));
  } catch (error) {
    if (await wasRefused(run)) throw error;
  }
  say(`${indexName} is now the new index.`);
}

/** True when the live index is still the old one; the draft is taken back then. */
async function wasRefused(run: Run): Promise<boolean> {
  const live = await isLive(run).catch(() => null);
  if (live === null) {
    throw new Error(
      `No host answers: whether ${run.indexName} was replaced is not known. It is whole in either case. Fix: upload again.`,
    );
  }
  if (!live) await rollBack(run);
  return !live;
}

async function isLive({ service, indexName, uploadId }: Run): Promise<boolean> {
  return (await service.uploadIdOf(indexName)) === uploadId;
}

async function rollBack(run: Run): Promise<void> {
  const { service, draft, indexName, say } = run;
  const free = { ...run, signal: new AbortController().signal };
  await step(free, () => service.remove(draft)).then(
    () => say(`Took back ${draft}; ${indexName} is as it was.`),
    () =>
      say(
        `${draft} could not be deleted and can be ignored; the next upload deletes it. ${indexName} is as it was.`,
      ),
  );
}

/** Starts a change and waits until the service has carried it out. */
async function step(run: Run, change: () => ReturnType<Service["remove"]>): Promise<void> {
  const tasks = await persist(run, change);
  const end = Date.now() + PATIENCE;
  for (const task of tasks) {
    for (
      let pause = 100;
      !(await persist(run, () => run.service.isDone(task)));
      pause = Math.min(pause * 2, 5000)
    ) {
      if (Date.now() > end)
        throw new Error(`The service did not carry out a change of ${task.indexName} in time.`);
      await run.wait(pause);
    }
  }
}

/** Tries again while no host answers, with a longer pause each time. A refusal is final. */
async function persist<T>(run: Run, call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    run.signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (tries >= TRIES || !isLost(error)) throw error;
      run.say(`${describe(error)} Trying again (${tries + 1} of ${TRIES}).`);
      await run.wait(1000 * 2 ** tries);
    }
  }
}
