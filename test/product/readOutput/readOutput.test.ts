import fc from "fast-check";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { product } from "docusaurus-waymark-core/site/product";
import { findUnknownTokens, resolveTokens } from "docusaurus-waymark-core/product/resolve";
import { analyze, type Analysis } from "../../../src/components/readOutput/analyze";
import { disguise } from "../../../src/components/readOutput/disguise";
import logLines from "./logLines.fixture.json";
import { NOW, OUTPUTS, peerText, statusText } from "./outputs.fixture";
import pasted from "./pastedLines.fixture.json";
import reports from "./reports.fixture.json";

const TOKENS = tokensOf(product);
const resolve = (literal: string): string => resolveTokens(literal, TOKENS);
const analyzed = (text: string, pause?: () => Promise<void>): Promise<Analysis> =>
  analyze(text, {
    now: NOW,
    release: "0.77.1",
    resolve,
    ...(pause && { pause }),
  });

/** Outputs of public reports, of many releases; values are changed. */
const REPORTS = reports.map(({ output, first, ...report }) => ({
  ...report,
  output: resolveTokens(output, TOKENS),
  first: first ?? undefined,
}));

test.each([...OUTPUTS, ...REPORTS])("$name", async ({ output, first, others = [] }) => {
  const { findings, isKnown, lines } = await analyzed(output);
  const wrong = findings.filter(({ severity }) => severity === "wrong");
  expect(isKnown).toBe(true);
  if (first === undefined) expect(wrong).toEqual([]);
  else expect(wrong[0]?.title).toContain(first);
  const titles = findings.map(({ title }) => title).join("\n");
  for (const other of others) expect(titles).toContain(other);
  for (const finding of findings) {
    expect(findUnknownTokens(`${finding.detail} ${finding.steps.join(" ")}`, TOKENS)).toEqual([]);
    expect(finding.lines.every((line) => line >= 1 && line <= lines.length)).toBe(true);
  }
});

test("of 421 lines from public reports, whose values are changed, 345 have a message and 39 need no action", async () => {
  const known = logLines.filter(([, id]) => id !== "" && id !== "normal");
  const normal = logLines.filter(([, id]) => id === "normal");
  expect([logLines.length, known.length, normal.length]).toEqual([421, 345, 39]);
  const found = await Promise.all(
    [...known, ...normal].map(async ([line = "", id = ""]) => {
      const { findings } = await analyzed(resolveTokens(line, TOKENS));
      const end = id === "normal" ? "#lines-that-need-no-action" : `#${id}`;
      return findings.some(({ href }) => href.endsWith(end)) ? [] : [id, ...findings.map(({ href }) => href)];
    }),
  );
  expect(found.flat()).toEqual([]);
});

/** What is said about a line with steps: nothing else can do harm. */
async function answersTo(line: string): Promise<readonly string[]> {
  const { findings } = await analyzed(resolveTokens(line, TOKENS));
  return findings.filter(({ steps }) => steps.length > 0).map(({ href }) => href.replace(/.*#/, ""));
}

/**
 * Lines, each with the messages that are right for it; without any, nothing may be said. `confused` were once answered with another
 * fault, `similar` are their siblings. For `fresh` and `later`, lines of the public tracker and of other programs with changed values,
 * the messages were written down before the lines were first read.
 */
const { confused, similar, fresh, later } = pasted;

describe("no line is answered with another fault", () => {
  it.each([...confused, ...similar])("%s", async (line = "", ...right) => {
    const answers = await answersTo(line);
    if (right.length > 0) expect(answers).not.toEqual([]);
    expect(answers.filter((answer) => !right.includes(answer))).toEqual([]);
  });
});

test.each([
  ["100 lines", fresh],
  ["60 later lines", later],
])(
  "of %s that were not read before, none is answered with another fault, and three of four are answered",
  async (name, lines) => {
    expect(lines).toHaveLength(parseInt(name, 10));
    const read = await Promise.all(
      lines.map(async ([line = "", ...right]) => ({ line, right, answers: await answersTo(line) })),
    );
    const wrong = read.filter(({ right, answers }) => answers.some((answer) => !right.includes(answer)));
    expect(wrong).toEqual([]);
    const known = read.filter(({ right }) => right.length > 0);
    const found = known.filter(({ answers }) => answers.length > 0);
    expect(found.length).toBeGreaterThanOrEqual(0.75 * known.length);
  },
);

test("a line that only resembles a message shows that message without its steps", async () => {
  const { findings } = await analyzed(
    "2026-11-26T05:37:34Z ERRO x.go:1: Connection to Management service was lost by the clien",
  );
  for (const { title, steps } of findings) {
    expect(title).toContain("lost by the clien");
    expect(steps).toEqual([]);
  }
});

test("a reason that is not known is quoted", async () => {
  const reason = "the moon is in the wrong phase";
  const { findings } = await analyzed(statusText({ management: `Disconnected, reason: ${reason}` }));
  expect(findings[0]?.detail).toContain(`\`${reason}\``);
});

test("an output of status has no line that is not understood", async () => {
  const output = statusText({ peers: [peerText("web-1.mesh.example")] });
  expect((await analyzed(output)).unknown).toEqual([]);
  expect((await analyzed(`${output}What is this?\n`)).unknown).toEqual([output.split("\n").length]);
});

test("the finding points to the line that shows it", async () => {
  const output = statusText({ signal: "Disconnected, reason: connection refused" });
  const { findings, lines } = await analyzed(output);
  expect(lines[(findings[0]?.lines[0] ?? 0) - 1]).toContain("Signal: Disconnected");
});

test("a warning that no message explains, and text of another kind, are shown as not understood", async () => {
  const log =
    "2026-11-26T05:37:34Z WARN client/x.go:1: something unheard of\n2026-11-26T05:37:35Z INFO client/x.go:2: fine";
  expect((await analyzed(log)).unknown).toEqual([1]);
  expect(await analyzed("Dear all,\n\nlunch is at noon.")).toMatchObject({ isKnown: false, findings: [] });
});

test("whatever is pasted, the analysis ends and throws nothing", async () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "Peers detail:",
      "Relays: ",
      "  [x] is Unavailable, reason: ",
      '{"management":',
      "Status: Connected",
      "\0",
      "{}",
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const { findings } = await analyzed(pieces.join("\n"));
      expect(findings.every(({ weight }) => weight >= 0 && weight <= 100)).toBe(true);
    }),
  );
});

test("10 MB of log pause often enough for the page to answer", async () => {
  const line =
    "2026-11-26T05:37:34.123Z WARN client/internal/dns/upstream.go:344: 1/2 upstreams failed for domain=x.example: timeout";
  const other =
    "2026-11-26T05:37:34.123Z INFO client/internal/connect.go:12: nothing happened here that is worth a word";
  const text = Array.from({ length: 90_000 }, (_, index) => (index % 4 === 0 ? line : other)).join("\n");
  let pauses = 0;
  const { findings } = await analyzed(text, () => {
    pauses += 1;
    return Promise.resolve();
  });
  expect(text.length).toBeGreaterThan(9_000_000);
  expect(findings[0]?.title).toContain("(22500 times)");
  expect(pauses).toBeGreaterThan(0);
});

describe("the copy for others", () => {
  it("has neither names nor addresses nor keys, and the same value is always replaced by the same one", () => {
    const text = [
      "FQDN: laptop.mesh.corp 100.92.14.7/16 fd3c:91a2:7b40:5e17::e07",
      "Public key: 4kQ0rN3mXk6oJ0yVt1oQ2cH8uQ9f7mPqXG1ZcW5sY2E= ann@corp.example.edu",
      "laptop.mesh.corp again, 203.0.113.9:51820, key 5D0E1F2A-1111-4222-8333-444455556666 in /home/ann/x.log",
    ].join("\n");
    const copy = disguise(text);
    for (const secret of ["laptop", "100.92", "fd3c", "4kQ0", "ann", "203.0", "5D0E"])
      expect(copy).not.toContain(secret);
    expect(copy.match(/host-1\.example\.com/g)).toHaveLength(2);
    expect(copy).toContain("198.18.0.2/16");
    expect(copy).toContain(":51820");
  });

  it("has no name, address or key of any text", () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9]{5,10}$/);
    const secret = fc.oneof(
      name.map((host) => `${host}.corp.net`),
      name.map((user) => `${user}@corp.net`),
      fc
        .ipV4()
        .filter(
          (address) =>
            !/^(?:127|0|198\.18)\.|^(?:255\.){3}|^8\.8\.[48]\.|^1\.1\.1\.1$|^9\.9\.9\.9$/.test(address),
        ),
      fc.ipV6().filter((address) => address.includes("::") && address.length > 8),
      fc.uuid(),
      fc.uint8Array({ minLength: 32, maxLength: 32 }).map((key) => Buffer.from(key).toString("base64")),
    );
    const around = fc.constantFrom(
      (value: string) => `peer ${value}, again`,
      (value: string) => `Get "https://${value}/x": EOF`,
      (value: string) => `key=${value}`,
      (value: string) => `[${value}] is Available`,
      (value: string) => `{"name":"${value}"}`,
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(secret, around), { minLength: 1, maxLength: 6 }), (pieces) => {
        const copy = disguise(pieces.map(([value, form]) => form(value)).join("\n"));
        for (const [value] of pieces) expect(copy).not.toContain(value);
        expect(disguise(copy)).toBe(copy);
      }),
    );
  });

  it("keeps times, releases, files and addresses that everybody has", () => {
    const line = "2026-11-26T05:37:34.123Z WARN client/internal/engine.go:552: 127.0.0.1 0.77.1 05:37:34";
    expect(disguise(line)).toBe(line);
  });
});
