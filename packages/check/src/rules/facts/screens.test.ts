import { isScreen, readScreen, type ScreenDrawing } from "docusaurus-waymark-core/facts/readScreen";
import { nodesOf } from "docusaurus-waymark-core/parse";
import { findingsOf, pageOf } from "../seed.fixture";
import { screenRule } from "./screens";

function drawingOf(body: string): ScreenDrawing {
  const [node] = nodesOf(pageOf(body)).filter(isScreen);
  const drawing = node && readScreen(node);
  if (drawing === undefined || !("title" in drawing)) throw new Error("There is no drawing.");
  return drawing;
}

/** What is drawn of the fields: `Label = value (state)`. */
function drawnOf(body: string): readonly string[] {
  return drawingOf(body).fields.map(
    ({ label, value, state }) => `${label} = ${value}${state === undefined ? "" : ` (${state})`}`,
  );
}

test("a dialog shows what it starts with, and what the reader fills in", () => {
  expect(drawnOf('<Screen dialog="setupKey" fill="Name: ci; Expires in: 30" />')).toEqual([
    "Name = ci (filled)",
    "Make this key reusable = off",
    "Usage limit =  (locked)",
    "Expires in = 30 Day(s) (filled)",
    "Auto-assigned groups = ",
  ]);
});

test("a tab shows its own fields, and those that the values of others allow", () => {
  expect(drawnOf('<Screen dialog="policy" fill="Protocol: {{product}} SSH" />')).toEqual([
    expect.stringMatching(/^Protocol = \w+ SSH \(filled\)$/),
  ]);
  expect(drawnOf('<Screen dialog="policy" tab="Name & Description" />')).toEqual(["Name of the Rule = "]);
});

test("a value can be in the title, and decide which tabs there are", () => {
  const [https, tcp] = ["HTTPS Service", "TCP Service"].map((type) =>
    drawingOf(`<Screen dialog="service" fill="Service Type: ${type}" />`),
  );
  expect(https).toMatchObject({ title: "Add HTTPS Service", tabs: ["Service", "Authentication"] });
  expect(tcp).toMatchObject({ title: "Add TCP Service", tabs: ["Service"] });
});

test("a button within a dialog is chosen by its label, and can open fields above it, which are filled in after it", () => {
  const { fields } = drawingOf('<Screen dialog="service" fill="HTTPS Targets: Add Target; Target: web-1" />');
  expect(fields.map(({ label, value, step }) => [label, value, step])).toEqual([
    ["Service Type", "HTTPS Service", undefined],
    ["Target", "web-1", 2],
    ["HTTPS Targets", "Add Target", 1],
    ["Port", "", undefined],
  ]);
});

test("a field with one label can differ by the value of another", () => {
  expect(drawnOf('<Screen dialog="service" fill="Service Type: TCP Service" />')).toContain("Port = 443");
  expect(
    drawnOf('<Screen dialog="service" fill="HTTPS Targets: Add Target; Target: web-1; Port: 80" />'),
  ).toContain("Port = 80 (filled)");
});

test("a wizard shows the current step alone, also with the fields of another dialog", () => {
  const { tabs, fields } = drawingOf('<Screen dialog="signIn" fill="Name: ci" press="Connect" />');
  expect([tabs, fields[0]?.label]).toEqual([["Choose groups"], "Name"]);
});

test.each([
  ['dialog="service" fill="HTTPS Targets: Add"', '"HTTPS Targets" "Add". Fix: use one of Add Target.'],
  ['dialog="service" fill="Target: web-1"', 'unless "HTTPS Targets" is Add Target.'],
  ['dialog="service" fill="Port: 80"', 'unless "Target" has a value. Fix: add "Target: value" to fill.'],
  [
    'dialog="service" fill="Service Type: TCP Service" tab="Authentication"',
    'There is no drawing of a tab "Authentication". Fix: use one of Service.',
  ],
  ['dialog="signIn" tab="Choose grups"', 'Fix: write "Choose groups".'],
  ['dialog="setupkey"', 'There is no drawing of a dialog "setupkey". Fix: write "setupKey".'],
  ['dialog="policy" tab="Polcy"', 'There is no drawing of a tab "Polcy". Fix: write "Policy".'],
  ['dialog="setupKey" fill="Nmae: ci"', 'There is no field "Nmae". Fix: write "Name".'],
  ['dialog="policy" fill="Name of teh Rule: a"', '"Name of teh Rule". Fix: write "Name of the Rule".'],
  ['dialog="policy" fill="Protocol: TCB"', 'There is no choice of "Protocol" "TCB". Fix: write "TCP".'],
  [
    'dialog="setupKey" press="Create Key"',
    'no button "Create Key". Fix: use one of Cancel, Create Setup Key.',
  ],
  ['dialog="setupKey" fill="Name: CI"', 'The field "Name" refuses "CI". Fix: write what [a-z ]+ matches.'],
  [
    'dialog="setupKey" fill="Expires in: 400"',
    '"Expires in" refuses "400". Fix: write a number from 1 to 365.',
  ],
  [
    'dialog="setupKey" fill="Make this key reusable: yes"',
    'There is no choice of "Make this key reusable" "yes". Fix: use one of on, off.',
  ],
  [
    'dialog="setupKey" fill="Usage limit: 3"',
    'unless "Make this key reusable" is on. Fix: add "Make this key reusable: on" to fill.',
  ],
  ['dialog="setupKey" fill="Name: a; Name: b"', 'The field "Name" is filled in twice. Fix: keep only one.'],
  ['dialog="setupKey" fill="Name"', 'The field "Name" has no value. Fix: write "Name: value".'],
  [
    'dialog="policy" fill="Protocol: TCP; Name of the Rule: a"',
    'The field "Name of the Rule" is on the tab "Name & Description". Fix: draw it',
  ],
])("wrong use: %s", (attributes, finding) => {
  const [found] = findingsOf(screenRule, `Text.\n\n<Screen ${attributes} />`);
  expect(found).toMatch(/^docs\/x\.mdx:3:\d+ screen: /);
  expect(found).toContain(finding);
});

test("the nearest name is a guess, which check --fix leaves to the writer", () => {
  const [found] = screenRule(pageOf('<Screen dialog="setupKye" />'));
  expect(found).toMatchObject({ fix: 'write "setupKey".', isGuess: true, edits: [{ text: "setupKey" }] });
  // The rule of properties tells that the name is missing.
  expect(screenRule(pageOf('<Screen fill="Name: ci" />'))).toEqual([]);
});
