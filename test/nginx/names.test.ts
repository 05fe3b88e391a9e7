import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { isValidRoute } from "docusaurus-waymark-core/content/routes";
import { hostFiles } from "docusaurus-plugin-waymark-publish/hosts";
import { CONTENT_TYPES } from "docusaurus-plugin-waymark-publish/mediaTypes.mjs";
import { serving } from "./serving";

/** Each sign of a keyboard that a name may have, and letters of other scripts. */
const SIGNS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
const NAMES = [
  ...SIGNS.filter((sign) => !/[A-Z]/.test(sign)).map((sign) => `a${sign}b`),
  ...["привет", "日本語", "مرحبا", "café", "नमस्ते", "a b", "🙂", "a$uri", "ü/b c"],
].filter((name) => isValidRoute(`/${name}`));

const build = fs.mkdtempSync(path.join(os.tmpdir(), "names-"));
for (const name of NAMES) {
  fs.mkdirSync(path.dirname(path.join(build, name)), { recursive: true });
  fs.writeFileSync(path.join(build, `${name}.html`), name);
}
fs.writeFileSync(path.join(build, "index.html"), "home");
const ENDINGS = Object.entries(CONTENT_TYPES).filter(([ending]) => ending !== "html");
for (const [ending] of ENDINGS) fs.writeFileSync(path.join(build, `file.${ending}`), "text");
const files = hostFiles({
  url: "https://docs.example",
  baseUrl: "/",
  headers: [],
  redirects: NAMES.map((name) => ({ from: `/old/${name}`, to: `/${name}#id` })),
  securityContact: "https://code.example/security",
});
for (const [file, text] of Object.entries(files)) {
  fs.mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
  fs.writeFileSync(path.join(build, file), text);
}
afterAll(() => fs.rmSync(build, { recursive: true }));

const { get } = serving(build);

test("the signs that names may not have", () => {
  expect(SIGNS.filter((sign) => !isValidRoute(`/a${sign}b`)).join("")).toBe('"#%*:<>?[\\]^`{|}');
  expect(["", "a", "//a", "/a//b", "/a/../b", "/a ", "/\ud800"].filter(isValidRoute)).toEqual([]);
});

/** The path of an address, decoded: `$` may stand for itself. */
const decoded = (location: string | string[] | undefined): string => decodeURIComponent(String(location));

test.each(NAMES)("the page %s has one address, and a redirect to it leads there", async (name) => {
  const asked = `/${encodeURI(name)}`;
  expect((await get(asked)).body.toString()).toBe(name);
  for (const other of [`${asked}/`, `${asked}.html`]) {
    const { status, headers } = await get(`${other}?x=1`);
    expect([status, headers["location"]]).toEqual([301, `${asked}?x=1`]);
  }
  const { status, headers } = await get(`/old${asked}?x=1`);
  expect([status, decoded(headers["location"])]).toEqual([301, `/${name}?x=1#id`]);
});

test.each(["//a-b/", "/a-b%2F", "/%0d%0aX:%201/", "/no/"])("%s leads nowhere else", async (asked) => {
  const { status, headers } = await get(asked);
  expect([status, headers["location"]]).not.toEqual([301, expect.stringMatching(/^\/\/|^\/a-b\//)]);
});

test.each(ENDINGS)("a file that ends in .%s is %s on every host", async (ending, type) => {
  expect((await get(`/file.${ending}`)).headers["content-type"]).toBe(type);
  expect(files["_headers"]).toContain(`/*.${ending}\n  Content-Type: ${type}\n`);
  expect(files[".deploy/site.caddy"]).toContain(`header /*.${ending} Content-Type "${type}"\n`);
});
