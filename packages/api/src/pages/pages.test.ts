import { apiModelOf } from "../check/pageSource";
import { siteIn } from "../site.fixture";
import { modelOf, type OpenApiDocument, type PathItem } from "../model";
import { parseBlocks } from "./markdown";
import { element, heading, paragraph, text } from "./nodes";
import { pagesOf } from "./page";
import { bodyText, pageText } from "./serialize";

const whole = apiModelOf({ ...siteIn("test"), file: "openapi.fixture.yaml" });
const SLUGS = ["setup-keys", "routes"];
const model = { ...whole, resources: whole.resources.filter(({ slug }) => SLUGS.includes(slug)) };
const pages = new Map(pagesOf(model).map((page) => [page.path, page.text]));
const keys = pages.get("api/resources/setup-keys.mdx") ?? "";

describe("serializing", () => {
  it("keeps content tokens in prose, and escapes all other braces", () => {
    const root = {
      type: "root" as const,
      children: parseBlocks("Call {{product}} at `{{apiUrl}}/{id}` for {id} < 3."),
    };
    expect(bodyText(root)).toBe("Call {{product}} at `{{apiUrl}}/{id}` for \\{id} \\< 3.\n");
  });

  it("writes the mark of a heading as writers do", () => {
    const children = [heading("Get_one *thing*", "get-one", { method: "GET", path: "/api/x/{id}" })];
    expect(bodyText({ type: "root", children })).toBe(
      "## Get_one \\*thing\\* {#get-one tag=GET label=/api/x/{id}}\n",
    );
  });

  it("leaves out empty attributes and does not indent what stands in columns", () => {
    const attributes = { name: "a", required: true, min: 0, enumList: ["x", 1], max: undefined };
    const inner = element("Property", attributes, []);
    const children = [element("Row", {}, [element("Col", {}, [paragraph(text("One")), inner])])];
    expect(bodyText({ type: "root", children: children })).toBe(
      '<Row>\n\n<Col>\n\nOne\n\n<Property name="a" required min={0} enumList={["x", 1]} />\n\n</Col>\n\n</Row>\n',
    );
  });

  it("opens a page with a note for editors and quoted front matter where needed", () => {
    expect(pageText("Generated.", { title: "A: b", sidebar_position: 2 }, [])).toBe(
      '---\n# Generated.\ntitle: "A: b"\nsidebar_position: 2\n---\n\n',
    );
  });
});

describe("pages", () => {
  it("keep the old heading ids of their tag", () => {
    const resources = model.resources.map((resource) => ({ ...resource, anchors: { old: "new" } }));
    const [first] = pagesOf({ ...model, resources });
    expect(first?.text).toContain("\nanchors:\n  old: new\n---\n");
    expect(keys).not.toContain("anchors:");
  });

  it("have the words under which search finds an operation", () => {
    const resources = model.resources.map((resource) => ({
      ...resource,
      operations: resource.operations.map((one) => ({ ...one, keywords: [`call ${one.operationId}`] })),
    }));
    const [first] = pagesOf({ ...model, resources });
    expect(first?.text).toContain("\n  create-a-setup-key:\n    - call createSetupKey\n");
  });

  it("has one for each resource, in the order of the menu", () => {
    expect([...pages.keys()]).toEqual(SLUGS.map((slug) => `api/resources/${slug}.mdx`));
  });

  it("is the same text for every identity", () => {
    for (const source of pages.values()) expect(source).not.toMatch(/acme/i);
    expect(keys).toContain("{{apiUrl}}/api/setup-keys");
  });

  it("shows each operation with samples", () => {
    const operations = keys.match(/^## .*tag=/gm) ?? [];
    expect(operations).toHaveLength(5);
    expect(keys.match(/^```php$/gm)).toHaveLength(5);
    expect(keys.match(/Who may call it:/g)).toHaveLength(5);
    expect(keys).toContain(
      '<Property name="keyId" anchor="retrieve-a-setup-key-path-keyid" type="string" required>',
    );
    expect(keys).toContain("setup key object](#the-setup-key-object)");
  });

  it("lists errors that a guide explains in one line without their bodies, and those with own words apart", () => {
    const lines = keys.match(
      /^\*\*(?:Other errors|Errors):\*\* .*`401`.*\(\/api\/guides\/errors#find-the-status\)\.$/gm,
    );
    expect(lines).toHaveLength(5);
    expect(keys).not.toMatch(/<Response(?:Body)? status="401"/);
    expect(keys).not.toMatch(/<ResponseBody status="[45]/);
    const withoutGuide = pagesOf({ ...model, errorsGuide: undefined }).map(({ text: source }) => source);
    expect(withoutGuide.join("").match(/<ResponseBody status="401"/g)).toHaveLength(6);
  });

  it("shows the schema and the example of an object once, with the object", () => {
    const [object = "", ...operations] = keys.split(/^(?=## .*tag=)/m);
    expect(object).toContain('```json title="Schema"');
    const [list = "", ...others] = operations;
    expect(list).not.toContain('title="Schema"');
    expect(others.filter((part) => part.includes("[setup key object](#the-setup-key-object)"))).not.toEqual(
      [],
    );
  });

  it("shows the fields of a body once, and links to them where another operation takes the same", () => {
    const field = { type: "string", description: "Text." } as const;
    const body = (...names: readonly string[]) => ({
      content: {
        "application/json": {
          schema: { type: "object", properties: Object.fromEntries(names.map((name) => [name, field])) },
        },
      },
    });
    const operation = (summary: string, requestBody: object) => ({ tags: ["A"], summary, requestBody });
    const paths = {
      "/a": { post: operation("Create one", body("x", "y", "z")) },
      "/a/b": { put: operation("Update one", body("x", "y", "z")), post: operation("Other", body("x")) },
      "/a/c": { put: operation("Other again", body("x")) },
    };
    const document = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths };
    const [page] = pagesOf(modelOf(document));
    expect(page?.text.match(/<Properties title="Request body">/g)).toHaveLength(3);
    expect(page?.text).toContain("**Request body:** the properties of [Create one](#create-one).");
  });

  it("shows the fields of an object once, and links to them where another one contains or extends it", () => {
    const string = { type: "string" };
    const $ref = "#/components/schemas/Peer";
    const Peer = { type: "object", properties: { id: string, name: string, ip: string } };
    const List = { type: "object", properties: { total: string, data: { type: "array", items: { $ref } } } };
    const Counted = { allOf: [{ $ref }, { type: "object", properties: { count: string } }] };
    const get = (name: string): PathItem => {
      const schema = { $ref: `#/components/schemas/${name}` };
      return {
        get: {
          tags: ["Peers"],
          responses: { "200": { description: "OK", content: { "application/json": { schema } } } },
        },
      };
    };
    const document: OpenApiDocument = {
      openapi: "3.1.0",
      info: { title: "T", version: "1" },
      tags: [{ name: "Peers", "x-objects": ["Peer"] }],
      paths: { "/list": get("List"), "/counted": get("Counted") },
      components: { schemas: { Peer, List, Counted } },
    };
    const [page] = pagesOf(modelOf(document));
    expect(page?.text.match(/<Property name="ip"/g)).toHaveLength(1);
    expect(page?.text).toContain("Each item has the fields of [the peer object](#the-peer-object).");
    expect(page?.text).toContain(
      "Body: a [peer object](#the-peer-object). These fields are added or differ:",
    );
  });

  it("marks a deprecated resource in the menu and says what to use instead", () => {
    const routes = pages.get("api/resources/routes.mdx") ?? "";
    expect(routes).toContain("deprecated: true\n---");
    expect(routes).toContain(
      '<Badge status="warning">Deprecated</Badge> Use [Networks](/api/resources/networks) instead.',
    );
    expect(routes).toContain("Use [List all networks](/api/resources/networks#list-all-networks) instead.");
  });
});
