import { writeIndex } from "../../engine";
import { SAMPLE } from "../../engine/sample.fixture";
import { createSearchClient } from "..";
import { createEngine, type Engine, type WorkerPort } from "./engine";
import { createHost } from "./host";
import { createEmbeddedSource } from "./source";

const FILES = writeIndex(SAMPLE);

/** A worker in this thread; `breakDown` ends it as a crash would. */
function workerOf(answers = true) {
  const host = createHost();
  const port: WorkerPort & { breakDown: () => void } = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: ({ number, order }) => {
      if (answers)
        void host(order).then((reply) =>
          port.onmessage?.(new MessageEvent("message", { data: { number, reply } })),
        );
    },
    breakDown: () => port.onerror?.(new Event("error") as ErrorEvent),
  };
  return port;
}

function sourceOf(engine: Engine, files: Readonly<Record<string, string>> = FILES_BY_URL) {
  const fetchText = jest.fn((url: string) =>
    Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(files[url] ?? "") }),
  );
  return { fetchText, source: createEmbeddedSource({ titlesUrl: "/t", textsUrl: "/x", engine, fetchText }) };
}

const FILES_BY_URL = { "/t": FILES.titles, "/x": FILES.texts };
const inPage = () => Promise.resolve(createHost());

async function firstFor(source: ReturnType<typeof sourceOf>["source"], query: string): Promise<string> {
  const outcome = await createSearchClient({ mode: "embedded", requester: source.requester }).search({
    query,
  });
  if (!outcome.ok) return outcome.error.detail;
  return outcome.value.hits[0]?.url ?? "nothing";
}

test("the worker answers from titles first, from all prose when that has come", async () => {
  const { source, fetchText } = sourceOf(createEngine(() => workerOf(), inPage));
  expect(await firstFor(source, "forward ports")).toBe("/how-to/ssh#forward-ports");
  expect(await firstFor(source, "publickey")).toBe("nothing");
  expect(fetchText.mock.calls.map(([url]) => url)).toEqual(["/t"]);
  await expect(source.complete()).resolves.toBe("full");
  expect(await firstFor(source, "publickey")).toBe("/how-to/ssh#troubleshooting");
});

test("where no worker can be started the page answers", async () => {
  const engine = createEngine(() => {
    throw new Error("blocked by a policy");
  }, inPage);
  const { source } = sourceOf(engine);
  await source.complete();
  expect(await firstFor(source, "publickey")).toBe("/how-to/ssh#troubleshooting");
});

test("a worker that breaks down is replaced by the page, with the files and the questions it had", async () => {
  const mute = workerOf(false);
  const { source } = sourceOf(createEngine(() => mute, inPage));
  const answer = firstFor(source, "ssh");
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
  mute.breakDown();
  expect(await answer).toBe("/how-to/ssh");
  await source.complete();
  expect(await firstFor(source, "publickey")).toBe("/how-to/ssh#troubleshooting");
});

test("prose of another build is refused, the titles still answer, and a further try mends it", async () => {
  const other = writeIndex(SAMPLE.slice(0, 4)).texts;
  const files: Record<string, string> = { "/t": FILES.titles, "/x": other };
  const { source } = sourceOf(createHost(), files);
  await expect(source.complete()).resolves.toBe("failed");
  expect(await firstFor(source, "ssh")).toBe("/how-to/ssh");
  files["/x"] = FILES.texts;
  await expect(source.complete()).resolves.toBe("full");
});

test.each([
  ["cut", FILES.texts.slice(0, 200)],
  ["something else", "{}"],
])("prose that is %s leaves the titles in use", async (_how, texts) => {
  const { source } = sourceOf(createHost(), { "/t": FILES.titles, "/x": texts });
  await expect(source.complete()).resolves.toBe("failed");
  expect(source.coverage()).toBe("failed");
  expect(await firstFor(source, "ssh")).toBe("/how-to/ssh");
});
