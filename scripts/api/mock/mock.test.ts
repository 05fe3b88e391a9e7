import { loadOpenApi } from "../../../plugins/apiReference/source";
import { answerTo, type MockRequest } from "../../../src/openapi/mock/answer";
import { closedSchema } from "../../../src/openapi/schema/closedSchema";
import { mockApi, startMock } from "./server";
import { MOCK_TOKEN } from "./token";

const { document } = loadOpenApi();
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
