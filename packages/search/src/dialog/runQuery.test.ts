import { backendOf, ERRORS, failing, found, HITS, type Search } from "@site/test/searchBackend";
import type { Answer, SearchBackend } from "../backend";
import { arrange, runQuery, closestPages, looserQueries } from "./runQuery";
import type { Result } from "./state";

const hrefOf = (url: string): string => url;

function run(backend: SearchBackend, text: string, scope: "all" | "docs" = "all", isLatest = true) {
  const onUpdate = jest.fn<undefined, [Result]>();
  const context = { backend, preferredSection: "api", hrefOf } as const;
  return { onUpdate, result: runQuery(context, { text, scope, isLatest: () => isLatest, onUpdate }) };
}

/** A backend that knows only titles until the test makes it complete. */
function slowProse(titles: Answer, full: Answer) {
  let end = (): void => undefined;
  const prose = new Promise<void>((resolve) => (end = resolve));
  let answer: Answer = { ...titles, coverage: "titles" };
  const complete = jest.fn(async () => {
    await prose;
    answer = full;
  });
  return { backend: backendOf(() => Promise.resolve(answer), complete), end, complete };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test("hits in titles are returned at once; the result of the full text follows", async () => {
  const { backend, end } = slowProse(found(HITS.slice(0, 1)), found(HITS));
  const { result, onUpdate } = run(backend, "key");
  expect(await result).toMatchObject({
    kind: "hits",
    options: [{ href: "/how-to/keys" }],
    isPartial: true,
  });
  expect(onUpdate).not.toHaveBeenCalled();
  end();
  await settled();
  expect(onUpdate.mock.calls).toMatchObject([[{ kind: "hits", total: 3, isPartial: false }]]);
});

test("an outdated query is not run again", async () => {
  const { backend, end } = slowProse(found(HITS.slice(0, 1)), found(HITS));
  const { result, onUpdate } = run(backend, "key", "all", false);
  await result;
  end();
  await settled();
  expect(onUpdate).not.toHaveBeenCalled();
});

test('"nothing found" is reported only after the full text was searched', async () => {
  const { backend, end } = slowProse(found([]), found(HITS));
  const { result } = run(backend, "key");
  end();
  expect(await result).toMatchObject({ kind: "hits", total: 3 });
});

test("a full text that failed to load is reported", async () => {
  const { backend, end } = slowProse(found([]), found([], "key", { coverage: "failed" }));
  end();
  expect(await run(backend, "key").result).toMatchObject({ kind: "nothing", titlesOnly: true });
});

test("a failure is a result, and so is an error of another kind", async () => {
  expect(await run(backendOf(failing(ERRORS[1])), "key").result).toMatchObject({
    kind: "failed",
    error: { kind: "refused" },
  });
  expect(
    await run(
      backendOf(() => Promise.reject(new Error("boom"))),
      "key",
    ).result,
  ).toMatchObject({
    kind: "failed",
    error: { kind: "unknown" },
  });
});

test("without hits the closest pages are suggested, each once", async () => {
  const search: Search = ({ query }) => Promise.resolve(found(query === "keys" ? HITS : [], query));
  const result = await run(backendOf(search), "keys blorp").result;
  expect(result).toMatchObject({ kind: "nothing", query: "keys blorp" });
  expect(result.kind === "nothing" && result.closest.map(({ page }) => page)).toEqual([
    "/how-to/keys",
    "/api/keys",
  ]);
});

test("closest pages are left out when their queries fail", async () => {
  await expect(closestPages(backendOf(failing(ERRORS[0])), "keys blorp", "all")).resolves.toEqual([]);
});

test.each([
  ["kubernetez", "all", ["kubern"]],
  ["an ssh tunnel", "all", ["ssh", "tunnel", "tunn"]],
  ["ssh", "api", ["ssh"]],
  ["ssh", "all", []],
] as const)("%s in %s is asked for as %j", (query, scope, looser) => {
  expect(looserQueries(query, scope)).toEqual(looser);
});

test("hits are grouped by section and by page; each has its position in the answer", () => {
  const options = arrange(HITS, (url) => `/base${url}`);
  expect(options.map(({ href, nested, rank }) => [href, nested, rank])).toEqual([
    ["/base/how-to/keys", false, 1],
    ["/base/how-to/keys#revoke", true, 3],
    ["/base/api/keys#create", false, 2],
  ]);
});
