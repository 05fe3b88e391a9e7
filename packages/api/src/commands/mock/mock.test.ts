import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { siteIn } from "../../site.fixture";
import { loadOpenApi } from "../../source";
import { answerTo, type MockRequest } from "../../openapi/mock/answer";
import { readOperations } from "../../openapi/mock/routes";
import { closedSchema } from "../../openapi/schema/closedSchema";
import { wrongAnswers } from "./everyOperation.fixture";
import { MOCK_TOKEN, mockApi, startMock } from "./server";

const { document } = loadOpenApi({ ...siteIn("test"), file: "openapi.fixture.yaml" });
const api = mockApi(document, MOCK_TOKEN);

const create: MockRequest = {
  method: "POST",
  target: "/api/setup-keys",
  authorization: `Token ${MOCK_TOKEN}`,
  contentType: "application/json",
  body: JSON.stringify(setupKey()),
};

function setupKey(): Record<string, unknown> {
  return { name: "build-agents", type: "reusable", expires_in: 604800, auto_groups: [], usage_limit: 10 };
}

function statusOf(change: Partial<MockRequest>): readonly [number, unknown] {
  const { status, body } = answerTo({ ...create, ...change }, api);
  return [status, (body as { message?: unknown }).message];
}

const withBody = (change: object): Partial<MockRequest> => ({
  body: JSON.stringify({ ...setupKey(), ...change }),
});
const get = (target: string): Partial<MockRequest> => ({ method: "GET", target, body: "" });

it("answers a good request with the documented example", () => {
  const { status, body, operationId } = answerTo(create, api);
  expect([status, operationId]).toEqual([200, "createSetupKey"]);
  expect(body).toHaveProperty("key");
});

it.each<[string, Partial<MockRequest>, number, string]>([
  ["an unknown path", { target: "/api/setup-key" }, 404, "no operation has the path /api/setup-key"],
  ["a wrong method", { method: "PUT" }, 405, "/api/setup-keys takes GET, POST"],
  ["no credential", { authorization: undefined }, 401, "no valid authentication provided"],
  ["a credential of another kind", { authorization: "Basic YTpi" }, 401, "no valid authentication provided"],
  ["a wrong token", { authorization: "Token x" }, 401, "token invalid"],
  ["no body", { body: "" }, 400, "a body is needed"],
  ["a body that is not JSON", { body: "{" }, 400, "the body is not JSON"],
  ["a body of another type", { contentType: "text/plain" }, 400, "Content-Type must be application/json"],
  ["a missing field", withBody({ name: undefined }), 400, 'body needs the field "name"'],
  ["a field of the wrong type", withBody({ name: 5 }), 400, "body/name must be text"],
  [
    "an unknown field",
    withBody({ nmae: "x" }),
    400,
    'body must not have the field "nmae"; did you mean "name"?',
  ],
  ["a value out of bounds", withBody({ expires_in: -1 }), 422, "body/expires_in must be 86400 or more"],
  ["a body where none is taken", { method: "GET", body: "{}" }, 400, "the operation takes no body"],
  ["an unknown parameter", get("/api/users?service=1"), 400, "no query parameter has the name service"],
  [
    "a bad parameter",
    get("/api/users?service_user=x"),
    422,
    "query parameter service_user must be true or false",
  ],
])("refuses %s", (_what, change, status, message) => {
  expect(statusOf(change)).toEqual([status, message]);
});

it.each(["Bearer", "token", "TOKEN"])("takes the token behind the word %s", (word) => {
  expect(statusOf({ authorization: `${word} ${MOCK_TOKEN}` })[0]).toBe(200);
});

it("asks for no credential where an invite token stands in the path", () => {
  expect(statusOf({ ...get("/api/users/invites/abc"), authorization: undefined })[0]).toBe(200);
});

it("keeps operations apart that give one path different names", () => {
  const del = answerTo({ ...create, method: "DELETE", target: "/api/users/invites/d5p7", body: "" }, api);
  const read = answerTo({ ...create, ...get("/api/users/invites/d5p7") }, api);
  expect([del.operationId, read.operationId]).toEqual(["deleteUserInvite", "getUserInviteInfo"]);
});

it("closes objects deep inside a body, also where they are put together", () => {
  const schema = closedSchema(document, {
    allOf: [{ properties: { a: { properties: { b: {} } } } }, { properties: { c: {} } }],
  });
  expect(schema).toMatchObject({
    unevaluatedProperties: false,
    allOf: [{ properties: { a: { unevaluatedProperties: false } } }, {}],
  });
  expect(
    closedSchema(document, { type: "object", additionalProperties: { type: "string" } }),
  ).not.toHaveProperty("unevaluatedProperties");
});

it("serves on the loopback interface, with the headers of the API", async () => {
  const calls: number[] = [];
  const mock = await startMock(api, { onCall: ({ answer }) => calls.push(answer.status) });
  const response = await fetch(`${mock.url}/api/groups`);
  expect(mock.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(response.headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
  expect(await response.json()).toEqual({ message: "no valid authentication provided", code: 401 });
  expect(calls).toEqual([401]);
  await mock.close();
});

it("answers the documented example of every operation with a success that its schema allows", () => {
  expect(wrongAnswers(document)).toEqual([]);
});

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addFormat("cidr", /^[\da-f.:]+\/\d+$/i);

it("agrees with a library on the examples of every schema, and on examples with one change", () => {
  const all = readOperations(document).flatMap(({ bodies, success }) => [
    ...bodies,
    ...(success.body ? [success.body] : []),
  ]);
  // Many operations have the same schema, and many lists have entries that are a body themselves.
  const bodies = new Map(all.map((body) => [JSON.stringify(body.schema), body]));
  const values = { all: 0, refused: 0 };
  const differ: string[] = [];
  for (const { schema, example, check } of bodies.values()) {
    if (bodies.has(JSON.stringify(schema["items"]))) continue;
    const validate = ajv.compile(schema);
    for (const value of [example, ...changesOf(example)]) {
      const isValid = check(value).length === 0;
      values.all++;
      if (!isValid) values.refused++;
      if (isValid !== validate(value)) differ.push(JSON.stringify(value));
    }
  }
  expect(differ).toEqual([]);
  expect(values.refused).toBeGreaterThan(0);
  expect(values.all - values.refused).toBeGreaterThan(0);
});

/**
 * The value with each part of it replaced, removed, or joined by an unknown field, one change at a time. Of a list two
 * entries are kept: each part of the first is changed, and the second as a whole.
 */
function changesOf(value: unknown): unknown[] {
  const others = [null, 5, -1.5, "", "x", true, [], {}, [null], { unknown: 1 }];
  if (Array.isArray(value)) {
    const list = (value as unknown[]).slice(0, 2);
    const first = list.slice(0, 1).flatMap((entry) => changesOf(entry).map((other) => list.with(0, other)));
    const last = list.slice(1).flatMap(() => others.map((other) => list.with(-1, other)));
    return [...others, [...list, ...list], ...first, ...last];
  }
  if (typeof value !== "object" || value === null) return others;
  const entries = Object.entries(value);
  const inner = entries.flatMap(([name, member]) => [
    Object.fromEntries(entries.filter(([other]) => other !== name)),
    ...changesOf(member).map((other) => ({ ...value, [name]: other })),
  ]);
  return [...others, { ...value, unknown: 1 }, ...inner];
}
