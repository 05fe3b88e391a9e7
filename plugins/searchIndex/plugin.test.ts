import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readBuiltPages, withoutBase } from "./builtPages";
import { joinRecords } from ".";
import { recordsFromHtml } from "./recordsFromHtml";
import { PEERS_PAGE, SSH_PAGE, UNLISTED_PAGE } from "./sample.fixture";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "search-index-"));
  await mkdir(path.join(folder, "how-to", "folder"), { recursive: true });
  await writeFile(path.join(folder, "index.html"), "home");
  await writeFile(path.join(folder, "api.html"), "api");
  await writeFile(path.join(folder, "404.html"), "lost");
  await writeFile(path.join(folder, "how-to", "ssh.html"), "ssh");
  await writeFile(path.join(folder, "how-to", "folder", "index.html"), "folder");
});

afterAll(() => rm(folder, { recursive: true }));

describe("readBuiltPages", () => {
  it("reads each route's file once, without the base URL, in the order of the routes", async () => {
    const routes = [
      "/base/",
      "/base/404.html",
      "/base/how-to/ssh",
      "/base/api",
      "/base/api",
      "/base/how-to/folder",
      "/base/gone",
    ];
    expect(await readBuiltPages(folder, routes, "/base/", (file) => readFile(file, "utf8"))).toEqual([
      { route: "/", page: "home" },
      { route: "/api", page: "api" },
      { route: "/how-to/folder", page: "folder" },
      { route: "/how-to/ssh", page: "ssh" },
    ]);
  });

  it.each([
    ["/", "/", "/"],
    ["/api/", "/", "/api"],
    ["/site/api", "/site/", "/api"],
    ["/site/", "/site/", "/"],
  ])("reads the route %s under %s as %s", (route, baseUrl, expected) => {
    expect(withoutBase(route, baseUrl)).toBe(expected);
  });
});

describe("joinRecords", () => {
  it("gathers the records of all pages", () => {
    const records = joinRecords([
      recordsFromHtml(SSH_PAGE, "/how-to/ssh"),
      recordsFromHtml(UNLISTED_PAGE, "/hidden"),
    ]);
    expect(new Set(records.map(({ url }) => url))).toEqual(new Set(["/how-to/ssh"]));
  });

  it("stops a build whose docs pages give no record", () => {
    expect(() => joinRecords([recordsFromHtml(PEERS_PAGE, "/api/resources/peers")])).toThrow(
      "search-index: 1 built pages gave no search record for the docs section. Fix: check that pages still have",
    );
  });
});
