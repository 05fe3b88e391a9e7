import http from "node:http";
import type { AddressInfo } from "node:net";
import { onPage } from "./client/overlay";
import type { LiveFinding, LiveReport } from "./report";
import { changeLines, LiveServer } from "./server";

const finding = (path: string, line: number, message: string, route?: string): LiveFinding => ({
  ...{ path, line, column: 1, rule: "term", message, fix: "write it." },
  ...(route === undefined ? {} : { route }),
});

const report = (...findings: LiveFinding[]): LiveReport => ({ findings, pages: 3 });

describe("lines of the terminal", () => {
  const [first, second] = [finding("docs/a.mdx", 1, "One."), finding("docs/b.mdx", 2, "Two.")];

  it("say everything at first", () => {
    expect(changeLines(undefined, report(second, first))).toEqual([
      "docs/a.mdx:1:1 term: One. Fix: write it.",
      "docs/b.mdx:2:1 term: Two. Fix: write it.",
      "2 findings in 3 pages",
    ]);
    expect(changeLines(undefined, report())).toEqual(["0 findings in 3 pages"]);
  });

  it("then say what is new and what is fixed, and nothing when nothing is", () => {
    expect(changeLines(report(first), report(second))).toEqual([
      "Fixed: docs/a.mdx term: One.",
      "docs/b.mdx:2:1 term: Two. Fix: write it.",
      "1 finding in 3 pages",
    ]);
    expect(changeLines(report(first), report({ ...first, line: 9 }))).toEqual([]);
  });

  it("count a mistake that was made twice", () => {
    expect(changeLines(report(first), report(first, { ...first, line: 9 }))).toEqual([
      "docs/a.mdx:9:1 term: One. Fix: write it.",
      "2 findings in 3 pages",
    ]);
  });
});

describe("findings of a page", () => {
  const all = report(finding("docs/a.mdx", 1, "A.", "/a"), finding("sidebars.ts", 1, "M."));

  it.each([
    ["/a", "/", 2, 0],
    ["/a/", "/", 2, 0],
    ["/", "/", 1, 1],
    ["/base/a", "/base/", 2, 0],
  ])("at %s below %s", (pathname, baseUrl, own, others) => {
    const shown = onPage(all, pathname, baseUrl);
    expect([shown.own.length, shown.others]).toEqual([own, others]);
  });
});

test("reports are sent as events: the last one to a new listener, then each when it comes", async () => {
  const printed: string[] = [];
  const live = new LiveServer((line) => printed.push(line));
  const server = http.createServer((_, response) => live.listen(response)).listen(0);
  const { port } = server.address() as AddressInfo;
  const events = (): Promise<Response> => fetch(`http://127.0.0.1:${port}`);
  const early = await events();
  live.publish(report());
  for (const listener of [early, await events()])
    expect(await readUntil(listener, "data:")).toContain('data: {"findings":[],"pages":3}');
  expect(printed).toEqual(["0 findings in 3 pages"]);
  server.closeAllConnections();
  server.close();
});

async function readUntil({ body }: Response, text: string): Promise<string> {
  let read = "";
  for await (const part of body ?? []) {
    read += new TextDecoder().decode(part);
    if (read.includes(text)) return read;
  }
  return read;
}
