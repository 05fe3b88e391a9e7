import { backendOf, ERRORS, failing, found, HITS, slowSearch } from "@site/test/searchBackend";
import type { SearchRequest } from "../backend";
import type { Outcome } from "../errors";
import type { SearchPage } from "./responses";
import { AVOID_SERVICE_MS, withFallback } from ".";

type Result = Outcome<SearchPage>;
const [unreachable, refused] = ERRORS.map((error): Result => ({ ok: false, error }));
const clientOf = (result: Result | undefined) => ({
  search: jest.fn<Promise<Result>, [SearchRequest]>(() =>
    Promise.resolve(result ?? { ok: true, value: { query: "key", hits: HITS, total: 3 } }),
  ),
});
const own = backendOf(() => Promise.resolve(found(HITS)));

afterEach(() => jest.useRealTimers());

test("the service answers while it can", async () => {
  const answer = await withFallback(clientOf(undefined), backendOf(failing(ERRORS[4]))).search({
    query: "key",
  });
  expect(answer).toMatchObject({ total: 3, coverage: "full", fallbackCause: null });
});

test("when no host responds, the embedded index is used, and the answer has the cause", async () => {
  const answer = await withFallback(clientOf(unreachable), own).search({ query: "key" });
  expect(answer).toMatchObject({ total: 3, fallbackCause: { kind: "unreachable" } });
});

test("when the own index fails too, the service's error counts", async () => {
  const backend = withFallback(clientOf(unreachable), backendOf(failing(ERRORS[4])));
  await expect(backend.search({ query: "key" })).rejects.toMatchObject({ error: { kind: "unreachable" } });
});

test("a line of a log is not sent to the service", async () => {
  const client = clientOf(undefined);
  const line = "2026-11-26T05:37:34Z ERRO client/engine.go:12: peer laptop.corp.example not found";
  const answer = await withFallback(client, own).search({ query: line });
  expect(answer).toMatchObject({ total: 3, fallbackCause: null });
  expect(client.search).not.toHaveBeenCalled();
});

test("an error of another kind is not covered up", async () => {
  await expect(withFallback(clientOf(refused), own).search({ query: "key" })).rejects.toMatchObject({
    error: { kind: "refused" },
  });
});

test("a service that cannot be reached is left alone for 120,000 ms", async () => {
  jest.useFakeTimers();
  const client = clientOf(unreachable);
  const backend = withFallback(client, own);
  await backend.search({ query: "a" });
  jest.setSystemTime(Date.now() + AVOID_SERVICE_MS - 1);
  await backend.search({ query: "b" });
  expect(client.search).toHaveBeenCalledTimes(1);
  jest.setSystemTime(Date.now() + 1);
  await backend.search({ query: "c" });
  expect(client.search).toHaveBeenCalledTimes(2);
});

test("questions under way do not wait for the service once it is known to be away", async () => {
  const { search, answer } = slowSearch();
  const client = {
    search: ({ query }: SearchRequest): Promise<Result> =>
      query === "slow"
        ? search({ query }).then((): Result => ({ ok: true, value: found(HITS) }))
        : Promise.resolve(unreachable as Result),
  };
  const backend = withFallback(client, own);
  const slow = backend.search({ query: "slow" });
  await backend.search({ query: "key" });
  expect(await slow).toMatchObject({ fallbackCause: { kind: "unreachable" } });
  answer("slow", found(HITS));
});
