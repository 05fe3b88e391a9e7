import { auditFindings } from "../scripts/lib/auditPolicy.mjs";

const ID = "https://advisories.example/1";
const TODAY = new Date("2026-03-01T12:00:00Z");
const report = (severity: string) => ({
  vulnerabilities: {
    parent: { via: ["child"] },
    child: { via: [{ url: ID, name: "child", title: "Too trusting", severity }] },
  },
});
const exception = { id: ID, reason: "Runs at build on our own files only.", until: "2026-03-01" };

it.each(["high", "critical"])("refuses a %s advisory, once", (severity) => {
  expect(auditFindings(report(severity), [], TODAY)).toEqual([
    expect.stringContaining(`child: Too trusting (${ID})`),
  ]);
});

it("lets milder ones pass, and those with a reason until their last day", () => {
  expect(auditFindings(report("moderate"), [], TODAY)).toEqual([]);
  expect(auditFindings(report("high"), [exception], TODAY)).toEqual([]);
});

it.each([
  ["run out", { ...exception, until: "2026-02-28" }],
  ["without a reason", { ...exception, reason: "" }],
])("refuses an exception that is %s", (_title, bad) => {
  expect(auditFindings(report("high"), [bad], TODAY)).toEqual([
    expect.stringContaining("has run out or has no reason"),
  ]);
});

it("refuses exceptions that nothing needs, and a registry without an answer", () => {
  expect(auditFindings({ vulnerabilities: {} }, [exception], TODAY)).toEqual([
    expect.stringContaining("remove it"),
  ]);
  expect(auditFindings({ message: "405 Method Not Allowed" }, [], TODAY)).toEqual([
    expect.stringContaining("405"),
  ]);
});
