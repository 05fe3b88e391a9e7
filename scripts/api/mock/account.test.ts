import { loadOpenApi } from "../../../plugins/apiReference/source";
import { sentenceOf } from "../../../src/openapi/schema/check";
import { answerTo, type MockAnswer, type MockApi } from "../../../src/openapi/mock/answer";
import { readOperations, routesOf } from "../../../src/openapi/mock/routes";
import { createAccount } from "../../../src/openapi/mock/account";

const operations = readOperations(loadOpenApi().document);
const route = routesOf(operations);

function newApi(): MockApi {
  return { route, acceptsToken: () => true, account: createAccount(operations) };
}

function call(api: MockApi, method: string, target: string, body?: unknown): MockAnswer {
  const text = body === undefined ? "" : JSON.stringify(body);
  return answerTo(
    { method, target, authorization: "Token any", contentType: "application/json", body: text },
    api,
  );
}

const idsOf = ({ body }: MockAnswer): unknown[] => (body as { id: unknown }[]).map(({ id }) => id);
const named = (answer: MockAnswer): Record<string, unknown> => answer.body as Record<string, unknown>;

it("answers the documented example of every operation with a success that its schema allows", () => {
  const wrong = operations.flatMap((operation) => {
    const { method, path, pathParameters, body, success } = operation;
    const target = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(pathParameters.find((parameter) => parameter.name === name)?.example ?? ""),
    );
    const answer = call(newApi(), method, target, body?.example);
    const mistakes = success.body && answer.status === success.status ? success.body.check(answer.body) : [];
    return answer.status === success.status && mistakes.length === 0
      ? []
      : `${method} ${target}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)} ${sentenceOf("", mistakes)}`;
  });
  expect(wrong).toEqual([]);
});

it("lists what was created, changes it, and answers 404 once it is deleted", () => {
  const api = newApi();
  const before = idsOf(call(api, "GET", "/api/groups"));
  const created = named(call(api, "POST", "/api/groups", { name: "built-today" }));
  expect(created).toMatchObject({ name: "built-today", peers: [], peers_count: 0 });
  const target = `/api/groups/${String(created["id"])}`;
  expect(idsOf(call(api, "GET", "/api/groups"))).toEqual([...before, created["id"]]);
  expect(idsOf(call(api, "GET", "/api/groups?name=built-today"))).toEqual([created["id"]]);
  expect(named(call(api, "PUT", target, { name: "renamed" }))).toMatchObject({ name: "renamed" });
  expect(named(call(api, "GET", target))).toMatchObject({ id: created["id"], name: "renamed" });
  expect(call(api, "DELETE", target).status).toBe(200);
  expect(call(api, "GET", target).status).toBe(404);
  expect(call(api, "DELETE", target).status).toBe(404);
  expect(idsOf(call(api, "GET", "/api/groups"))).toEqual(before);
});

it("shows the records that IDs of a body lead to, and counts them", () => {
  const api = newApi();
  const [peer] = idsOf(call(api, "GET", "/api/peers"));
  const group = named(call(api, "POST", "/api/groups", { name: "a", peers: [peer, "nobody"] }));
  expect(group).toMatchObject({ peers: [{ id: peer }], peers_count: 1 });
});

it("keeps what lies below one record apart from what lies below another, and gives new records nothing", () => {
  const api = newApi();
  const network = named(call(api, "POST", "/api/networks", { name: "lab" }));
  const below = `/api/networks/${String(network["id"])}/resources`;
  expect(idsOf(call(api, "GET", below))).toEqual([]);
  const { operation } = resourceCreation();
  expect(call(api, "POST", below, operation.body?.example).status).toBe(200);
  expect(idsOf(call(api, "GET", below))).toHaveLength(1);
  expect(call(api, "GET", "/api/networks/nobody/resources").status).toBe(404);
});

function resourceCreation() {
  const operation = operations.find(({ operationId }) => operationId === "createNetworkResource");
  if (!operation) throw new Error("createNetworkResource is gone");
  return { operation };
}

it("remembers settings, and forgets all on reset", () => {
  const api = newApi();
  const before = call(api, "GET", "/api/dns/settings").body;
  const changed = { disabled_management_groups: [] };
  expect(call(api, "PUT", "/api/dns/settings", changed).body).toEqual(changed);
  expect(call(api, "GET", "/api/dns/settings").body).toEqual(changed);
  api.account?.reset();
  expect(call(api, "GET", "/api/dns/settings").body).toEqual(before);
});

it("keeps records in their place whatever they are called", () => {
  const api = newApi();
  const before = idsOf(call(api, "GET", "/api/groups"));
  for (const name of ["__proto__", "constructor", "<img src=x onerror=alert(1)>", "x".repeat(10_000)])
    expect(named(call(api, "POST", "/api/groups", { name }))["name"]).toBe(name);
  expect(idsOf(call(api, "GET", "/api/groups"))).toHaveLength(before.length + 4);
  const pollution = '{"name":"a","__proto__":{"polluted":true}}';
  const answer = answerTo(
    {
      method: "POST",
      target: "/api/groups",
      authorization: "Token a",
      contentType: "application/json",
      body: pollution,
    },
    api,
  );
  expect([answer.status, ({} as { polluted?: unknown }).polluted]).toEqual([400, undefined]);
  for (const id of ["__proto__", "constructor", "%00", "a%2Fb", "%F0%9F", "x".repeat(10_000)])
    expect(call(api, "GET", `/api/groups/${id}`).status).toBe(404);
});
