import { clientOf, ERRORS, found, HITS } from "../../../../test/searchBackend";
import type { Outcome, SearchPage } from "../../client";
import { REST, resting } from "./resting";

const [unreachable, refused] = ERRORS.map((error): Outcome<SearchPage> => ({ ok: false, error }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function answering(...outcomes: (Outcome<SearchPage> | undefined)[]) {
  const asked: string[] = [];
  const client = resting(
    clientOf(({ query }) => {
      asked.push(query);
      return Promise.resolve(outcomes[Math.min(asked.length, outcomes.length) - 1] ?? found([]));
    }),
  );
  return { client, asked };
}

test("a service without a host that answers is left alone for 120 000 ms", async () => {
  const { client, asked } = answering(unreachable, found(HITS));
  await expect(client.search({ query: "a" })).resolves.toBe(unreachable);
  jest.setSystemTime(Date.now() + REST - 1);
  await expect(client.search({ query: "b" })).resolves.toBe(unreachable);
  jest.setSystemTime(Date.now() + 1);
  await expect(client.search({ query: "c" })).resolves.toMatchObject({ ok: true });
  expect(asked).toEqual(["a", "c"]);
});

test("an error of another kind does not keep the service from being asked", async () => {
  const { client, asked } = answering(refused, found(HITS));
  await client.search({ query: "a" });
  await client.search({ query: "b" });
  expect(asked).toEqual(["a", "b"]);
});

test("what is under way fails together with the first that found no host", async () => {
  const ends = new Map<string, (outcome: Outcome<SearchPage>) => void>();
  const client = resting(clientOf(({ query }) => new Promise((resolve) => ends.set(query, resolve))));
  const first = client.search({ query: "a" });
  const second = client.search({ query: "ab" });
  ends.get("a")?.(unreachable as Outcome<SearchPage>);
  await expect(first).resolves.toBe(unreachable);
  await expect(second).resolves.toBe(unreachable);
});
