import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readRecord, withRun } from "../../plugins/content/verified/record";
import { peerloom } from "../../src/product/peerloom";
import { tokensOf } from "../../src/product/tokens";
import { verifyPage, type VerifyInput } from "./verify";

const PAGE = "docs/x.mdx";
const { cli } = peerloom.client;

/** A client that prints what the real one does: written as a shell script into a folder of its own. */
const CLIENT = `#!/bin/sh
case "$*" in
  version) echo "$RELEASE" ;;
  "status") printf 'Management: Connected\\nPeer IP: 100.92.%s/16\\nLast update: %s\\n' "$RANDOM_PART" "$NOW" ;;
  "profile list") echo 'default  ✓' ;;
  down) echo down >> "$STATE"; echo Disconnected ;;
  hang) sleep 30 ;;
  *) echo "unknown command $*" >&2; exit 2 ;;
esac
`;

const front = "---\ntitle: X\nverified:\n  on: 2026-01-31\n  release: 0.77.1\n---\n\n";
const fence = (language: string, text: string, meta = ""): string =>
  `\`\`\`${language}${meta}\n${text}\n\`\`\`\n\n`;
const STATUS =
  fence("bash", "{{cli}} status") +
  "It prints:\n\n" +
  fence("text", "Management: Connected\nPeer IP:    100.92.14.7/16\nLast update: 2026-08-01 10:00:00");

let root: string;
let bin: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "verify-test-"));
  bin = path.join(root, "bin");
  fs.mkdirSync(bin);
  fs.mkdirSync(path.join(root, "docs"));
  fs.writeFileSync(path.join(bin, cli), CLIENT, { mode: 0o755 });
});
afterEach(() => fs.rmSync(root, { recursive: true }));

interface Run {
  readonly result: boolean | Error;
  readonly printed: string;
}

async function verify(body: string, given: Partial<VerifyInput> = {}, env: object = {}): Promise<Run> {
  fs.writeFileSync(path.join(root, PAGE), front + body);
  const lines: string[] = [];
  const result = await verifyPage({
    root,
    page: PAGE,
    tokens: tokensOf(peerloom),
    cli,
    env: {
      PATH: `${bin}:/usr/bin:/bin`,
      RELEASE: "0.77.1",
      RANDOM_PART: "3.200",
      NOW: "2026-11-23 09:15:02",
      STATE: path.join(root, "state"),
      ...env,
    },
    values: new Map(),
    isDryRun: false,
    allowsDestructive: false,
    stepTimeoutMs: 20_000,
    now: new Date("2026-11-23T10:00:00Z"),
    print: (line) => lines.push(line),
    ...given,
  }).catch((error: unknown) => error as Error);
  return { result, printed: lines.join("\n") };
}

/** `verified` of the page as the footer gets it. */
function shown(text = fs.readFileSync(path.join(root, PAGE), "utf8")): unknown {
  const verified = { on: "2026-01-31", release: "0.77.1", ran: "2020-01-01" };
  return withRun(root, { path: PAGE, text }, { verified })["verified"];
}

const WRITTEN = { on: "2026-01-31", release: "0.77.1" };

test("commands that print what the page prints earn a record; addresses, times and columns may differ", async () => {
  expect(await verify(STATUS)).toMatchObject({ result: true });
  expect(readRecord(root, PAGE)).toEqual({
    page: PAGE,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    release: "0.77.1",
    on: "2026-11-23",
    results: [{ commands: "{{cli}} status", compared: "output" }],
  });
  expect(shown()).toEqual({ ...WRITTEN, ran: "2026-11-23" });
});

test("the record counts until commands or outputs change; prose may change", async () => {
  await verify(STATUS);
  expect(shown(`${front}A new sentence.\n\n${STATUS}`)).toEqual({ ...WRITTEN, ran: "2026-11-23" });
  expect(shown(`${front}${STATUS.replace("Connected", "Disconnected")}`)).toEqual(WRITTEN);
  expect(shown(`${front}${STATUS.replace("status", "status --detail")}`)).toEqual(WRITTEN);
  expect(
    withRun(root, { path: PAGE, text: front + STATUS }, { verified: { ...WRITTEN, release: "0.78.0" } }),
  ).toEqual({
    verified: { ...WRITTEN, release: "0.78.0" },
  });
});

test("another output earns nothing and is shown with its line", async () => {
  const { result, printed } = await verify(
    STATUS.replace("Management: Connected", "Management: Disconnected"),
  );
  expect(result).toBe(false);
  expect(printed).toContain(
    "docs/x.mdx:8 Line 1 differs.\n  page:    Management: Disconnected\n  command: Management: Connected",
  );
  expect(readRecord(root, PAGE)).toBeUndefined();
});

test("more and less output than the page prints are differences, unless the page leaves them out", async () => {
  const short = STATUS.replace("\nPeer IP:    100.92.14.7/16\nLast update: 2026-08-01 10:00:00", "");
  expect((await verify(short)).printed).toContain("page:    the end of the output\n  command: Peer IP");
  expect((await verify(STATUS.replace("10:00:00\n", "10:00:00\nMore: 1\n"))).printed).toContain(
    "page:    More: 1\n  command: the end of the output",
  );
  const open = fence("bash", "{{cli}} status") + fence("text", "Management: <state>\n…");
  expect((await verify(open)).result).toBe(true);
});

test("a command that fails, hangs or ends the shell earns nothing", async () => {
  expect((await verify(fence("bash", "{{cli}} nonsense"))).printed).toContain(
    "It failed with status 2. It printed:\nunknown command nonsense",
  );
  expect((await verify(fence("bash", "{{cli}} hang"), { stepTimeoutMs: 500 })).printed).toContain(
    "It took too long and was stopped.",
  );
  const { result, printed } = await verify(fence("bash", "exit 0") + STATUS);
  expect(result).toBe(false);
  expect(printed.match(/It was not run to its end/g)).toHaveLength(2);
});

test("variables and folders last from one fence to the next", async () => {
  const body =
    fence("bash", "NAME=one\nmkdir a && cd a") +
    fence("bash", 'echo "$NAME $(basename "$PWD")"') +
    fence("text", "one a");
  expect((await verify(body)).result).toBe(true);
});

test("without the client, or with another release, nothing runs", async () => {
  const marked = fence("bash", 'echo ran > "$STATE"') + STATUS;
  const missing = await verify(marked, {}, { PATH: "/usr/bin:/bin" });
  expect(missing.result).toEqual(
    new Error(`There is no "${cli}" on the PATH. Fix: install the release that the page names.`),
  );
  const other = await verify(marked, {}, { RELEASE: "0.60.9" });
  expect(other.result).toEqual(
    new Error(
      `Nothing was run: the page is written for release 0.77.1, and ${cli} on the PATH is 0.60.9. ` +
        'Fix: install 0.77.1, or revise the page and write "release: 0.60.9".',
    ),
  );
  expect((await verify(marked, {}, { RELEASE: "development" })).result).toEqual(
    new Error(`"${cli} version" printed no release but "development".`),
  );
  expect(fs.existsSync(path.join(root, "state"))).toBe(false);
});

test("destructive commands run only when they are allowed", async () => {
  const body = fence("bash", "{{cli}} down") + fence("text", "Disconnected");
  const { result, printed } = await verify(body);
  expect(result).toBeInstanceOf(Error);
  expect(printed).toContain("destructive: down");
  expect(fs.existsSync(path.join(root, "state"))).toBe(false);
  expect((await verify(body, { allowsDestructive: true })).result).toBe(true);
  expect(fs.readFileSync(path.join(root, "state"), "utf8")).toBe("down\n");
});

test("a dry run prints the plan and runs nothing", async () => {
  const { result, printed } = await verify(STATUS + fence("bash", "{{cli}} down"), { isDryRun: true });
  expect(result).toBe(true);
  expect(printed.split("\n")).toEqual([
    "1. docs/x.mdx:8 must print what the page prints",
    `     ${cli} status`,
    "2. docs/x.mdx:20 must succeed",
    `     ${cli} down`,
    "   destructive: down",
  ]);
  expect(fs.existsSync(path.join(root, "state"))).toBe(false);
  expect(readRecord(root, PAGE)).toBeUndefined();
});

test("values that readers fill in are asked for", async () => {
  const body = fence("bash", "echo <your key>") + fence("text", "<your key>");
  expect((await verify(body)).result).toEqual(new Error('Nothing was run. Fix: add --value "your key=…".'));
  expect((await verify(body, { values: new Map([["your key", "secret"]]) })).result).toBe(true);
  expect(fs.readFileSync(path.join(root, "src/facts/verified/docs/x.json"), "utf8")).not.toContain("secret");
});

test("a page without commands, without a release or that is not there says so", async () => {
  expect((await verify("Only prose.")).result).toEqual(new Error("docs/x.mdx has no commands to run."));
  expect((await verify(STATUS, { page: "docs/y.mdx" })).result).toEqual(
    new Error("There is no page docs/y.mdx."),
  );
});
