import { backendOf, clientOf, ERRORS, found, HITS } from "../../../../test/searchBackend";
import type { Outcome, SearchPage, SearchRequest } from "../../client";
import { ask } from "./ask";
import { closestPages, looserQueries } from "./closest";

const [unreachable, refused] = ERRORS.map((error): Outcome<SearchPage> => ({ ok: false, error }));
const hrefOf = (url: string): string => url;
const asked = (outcome: Outcome<SearchPage> | undefined) =>
  jest.fn<Promise<Outcome<SearchPage>>, [SearchRequest]>(() => Promise.resolve(outcome ?? found([])));

const contextOf = (...searches: Parameters<typeof backendOf>) =>
  ({ backend: backendOf(...searches), prefer: "api", hrefOf }) as const;

test("1.7 a query of spaces only is answered without a call", async () => {
  const search = asked(found(HITS));
  await expect(ask(contextOf(search), "  ", "all")).resolves.toMatchObject({ kind: "nothing", query: "" });
  expect(search).not.toHaveBeenCalled();
});

test("the section of the page is preferred, a chosen section is required", async () => {
  const search = asked(found(HITS));
  await ask(contextOf(search), " key ", "all");
  await ask(contextOf(search), "key", "docs");
  expect(search.mock.calls.flat()).toEqual([
    { query: "key", prefer: "api" },
    { query: "key", prefer: "api", section: "docs" },
  ]);
});

test("when no hosted host answers, the page's own index does, and the answer says so", async () => {
  const answer = await ask(contextOf(asked(unreachable), asked(found(HITS))), "key", "all");
  expect(answer).toMatchObject({ kind: "hits", standIn: { name: "RetryError" } });
});

test("when the page's own index fails too, the service's error counts", async () => {
  const answer = await ask(contextOf(asked(unreachable), asked(refused)), "key", "all");
  expect(answer).toMatchObject({ kind: "failed", error: { kind: "unreachable" } });
});

test("an error of another kind is not covered up", async () => {
  const standIn = asked(found(HITS));
  const answer = await ask(contextOf(asked(refused), standIn), "key", "all");
  expect(answer).toMatchObject({ kind: "failed", error: { kind: "refused", status: 403 } });
  expect(standIn).not.toHaveBeenCalled();
});

test("without hits the closest pages are offered, each once", async () => {
  const search = ({ query }: SearchRequest) => Promise.resolve(found(query === "keys" ? HITS : []));
  const answer = await ask(contextOf(search), "keys blorp", "all");
  expect(answer).toMatchObject({ kind: "nothing", query: "keys blorp" });
  expect(answer.kind === "nothing" && answer.closest.map(({ page }) => page)).toEqual([
    "/how-to/keys",
    "/api/keys",
  ]);
});

test("closest pages are left out when they cannot be asked for", async () => {
  const client = { ...clientOf(asked(found([]))), multiSearch: () => Promise.resolve(refused as never) };
  await expect(closestPages(client, "keys blorp", "all")).resolves.toEqual([]);
});

test.each([
  ["kubernetez", "all", ["kubern"]],
  ["an ssh tunnel", "all", ["ssh", "tunnel", "tunn"]],
  ["ssh", "api", ["ssh"]],
  ["ssh", "all", []],
] as const)("%s in %s is asked for as %j", (query, scope, looser) => {
  expect(looserQueries(query, scope)).toEqual(looser);
});
