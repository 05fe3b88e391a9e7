/** Reads `<Screen dialog="…" fill="Name: ci; Expires in: 30" press="…" />`: what it draws, or its mistakes. */
import { nearest } from "../lib/nearest";
import { isJsx, stringAttribute, type MdNode } from "../parse/tree";
import type { ReaderPart } from "../values/readerPlaces";
import {
  plainText,
  screenCalled,
  screenNames,
  type Screen,
  type ScreenField,
  type ScreenView,
} from "./screens";

/** A field as it is drawn. */
export interface DrawnField extends Pick<ScreenField, "label" | "unlabeled" | "kind"> {
  /** Empty for a field without a value. */
  readonly value: string;
  /** `filled`: by the reader; `hint`: the value is a placeholder; `locked`: cannot be filled in now. */
  readonly state?: "filled" | "hint" | "locked";
  /** Its place among the fields that the reader fills in. */
  readonly step?: number;
  /** The value in parts, if readers have values of their own for some. */
  readonly parts?: readonly ReaderPart[];
}

/** What `<Screen>` draws. */
export interface ScreenDrawing extends Pick<Screen, "title" | "at">, ScreenView {
  readonly tabs: readonly string[];
  readonly fields: readonly DrawnField[];
  readonly press?: string;
}

/** A mistake in the attributes of `<Screen>`. */
export interface ScreenProblem {
  /** The words that are wrong. */
  readonly wrong: string;
  readonly message: string;
  readonly fix: string;
  /** What to write for the wrong words, where that can be told. */
  readonly right?: string;
}

/** True if a node is a drawing of a screen. */
export function isScreen(node: MdNode): boolean {
  return isJsx(node) && node.name === "Screen";
}

/** What a `<Screen>` draws, or its mistakes. */
export function readScreen(node: MdNode): ScreenDrawing | readonly ScreenProblem[] {
  const given = (name: string): string | undefined => {
    const text = stringAttribute(node, name);
    return text === undefined ? undefined : plainText(text);
  };
  const name = given("dialog") ?? "";
  const screen = screenCalled(name);
  if (screen === undefined) return [unknown("drawing of a dialog", name, screenNames())];
  const fills = fillsIn(given("fill") ?? "");
  const named = screen.fields.find(({ label }) => fills.some((fill) => fill.label === label));
  const tab = given("tab") ?? named?.tab ?? screen.views[0]?.tab;
  const form = { fills, all: screen.fields, fields: screen.fields.filter((field) => field.tab === tab) };
  const views = screen.views.filter(({ shownFor }) => holds(shownFor, form));
  const view = views.find((one) => one.tab === tab);
  const tabs = views.flatMap((one) => (screen.wizard === true && one !== view ? [] : (one.tab ?? [])));
  if (view === undefined || (form.fields.length === 0 && view.menu !== true)) {
    const hasFields = (one: ScreenView): boolean => screen.fields.some((field) => field.tab === one.tab);
    const drawable = views.filter(hasFields).flatMap((one) => one.tab ?? []);
    return [unknown("drawing of a tab", tab ?? "", drawable)];
  }
  const press = given("press");
  const problems = [
    ...fills.flatMap((fill) => fillProblems(fill, form)),
    ...(press === undefined || view.buttons.includes(press) ? [] : [unknown("button", press, view.buttons)]),
  ];
  if (problems.length > 0) return problems;
  const title = screen.title.replace(/\{(.+?)\}/g, (_, label: string) => valueOf(label, form) ?? "");
  const shown = form.fields.filter((field) => isShown(field, form));
  const steps = inTurn(shown.filter((field) => isFilled(field, form)));
  const fields = shown.map((field) => drawn(field, steps.indexOf(field) + 1, form));
  return { ...view, title, at: screen.at, tabs, fields, ...(press !== undefined && { press }) };
}

type Fill = Readonly<Record<"label" | "value", string>>;

/** The fields of a tab, and what the reader fills in. */
interface Form {
  readonly fills: readonly Fill[];
  readonly fields: readonly ScreenField[];
  /** Fields of all tabs. */
  readonly all: readonly ScreenField[];
}

/** `Name: ci; Expires in: 30`. A colon before a backslash is part of a path. */
function fillsIn(text: string): Fill[] {
  return text
    .split(";")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [label = "", ...rest] = part.split(/:(?!\\)/);
      return { label: label.trim(), value: rest.join(":").trim() };
    });
}

function fillProblems({ label, value }: Fill, form: Form): ScreenProblem[] {
  const problem = (message: string, fix: string): ScreenProblem[] => [{ wrong: label, message, fix }];
  const named = form.fields.filter((one) => one.label === label);
  const field = named.find(({ shownFor }) => holds(shownFor, form)) ?? named[0];
  const elsewhere = form.all.find((one) => one.label === label)?.tab;
  if (field === undefined && elsewhere !== undefined)
    return problem(`The field "${label}" is on the tab "${elsewhere}".`, "draw it in a second <Screen>.");
  if (field === undefined) {
    const [all = [], here = []] = [form.all, form.fields].map((fields) => fields.map((one) => one.label));
    return [unknown("field", label, nearest(label, all) === undefined ? here : all)];
  }
  if (form.fills.filter((one) => one.label === label).length > 1)
    return problem(`The field "${label}" is filled in twice.`, "keep only one.");
  const unmet = [field.needs, field.shownFor].find((condition) => !holds(condition, form));
  if (unmet !== undefined) {
    const [other, values] = condition(unmet);
    const [first = ""] = values;
    return problem(
      `The field "${label}" cannot be filled in unless "${other}" ${first === "*" ? "has a value" : `is ${values.join(" or ")}`}.`,
      `add "${other}: ${first === "*" ? "value" : first}" to fill.`,
    );
  }
  return refusals(field, value);
}

/** Why a field refuses a value. */
function refusals(
  { label, kind, choices, value: initial = "", range, pattern = "" }: ScreenField,
  value: string,
): ScreenProblem[] {
  if (value === "")
    return [{ wrong: label, message: `The field "${label}" has no value.`, fix: `write "${label}: value".` }];
  const known = kind === "switch" ? ["on", "off"] : kind === "button" ? [initial] : choices;
  if (known !== undefined && !known.includes(value)) return [unknown(`choice of "${label}"`, value, known)];
  const [low = 0, high = Infinity] = range ?? [];
  const takes =
    kind === "number" && !(/^\d+$/.test(value) && Number(value) >= low && Number(value) <= high)
      ? `a number${range === undefined ? "" : ` from ${low} to ${high}`}`
      : pattern !== "" && !new RegExp(`^(?:${pattern})$`, "u").test(value)
        ? `what ${pattern} matches`
        : undefined;
  if (takes === undefined) return [];
  const message = `The field "${label}" refuses "${value}".`;
  return [{ wrong: value, message, fix: `write ${takes}.` }];
}

function unknown(what: string, wrong: string, known: readonly string[]): ScreenProblem {
  const right = nearest(wrong, known);
  const others = known.length === 0 ? "leave it out." : `use one of ${known.join(", ")}.`;
  const fix = right === undefined ? others : `write "${right}".`;
  return { wrong, message: `There is no ${what} "${wrong}".`, fix, ...(right !== undefined && { right }) };
}

/** `Protocol: TCP, UDP` as label and values; without values, the label of a switch that is on; `*` is any value. */
function condition(text: string): readonly [label: string, values: readonly string[]] {
  const [label = "", values = "on"] = text.split(": ");
  return [label, values.split(", ")];
}

function holds(text: string | undefined, form: Form): boolean {
  if (text === undefined) return true;
  const [label, values] = condition(text);
  const value = valueOf(label, form);
  return values.includes(value ?? "off") || (values[0] === "*" && value !== undefined);
}

function valueOf(label: string, { fills, all }: Form): string | undefined {
  const initial = all.filter(({ kind }) => kind !== "button");
  return [...fills, ...initial].find((one) => one.label === label)?.value;
}

function isShown(field: ScreenField, form: Form): boolean {
  return holds(field.shownFor, form) && (field.onlyFilled !== true || isFilled(field, form));
}

function isFilled({ label }: ScreenField, { fills }: Form): boolean {
  return fills.some((fill) => fill.label === label);
}

/** Fields in the order of the steps: what shows or unlocks a field comes before it, wherever it stands. */
function inTurn(fields: readonly ScreenField[]): ScreenField[] {
  const waits = ({ needs, shownFor }: ScreenField): boolean =>
    fields.some(({ label }) => [needs, shownFor].some((text = "") => condition(text)[0] === label));
  const next = fields.find((field) => !waits(field)) ?? fields[0];
  return next === undefined ? [] : [next, ...inTurn(fields.filter((field) => field !== next))];
}

function drawn(field: ScreenField, step: number, form: Form): DrawnField {
  const { label, unlabeled, kind, unit, placeholder } = field;
  const own = { label, unlabeled, kind };
  const withUnit = (value: string): string => (unit === undefined ? value : `${value} ${unit}`);
  if (step > 0) return { ...own, value: withUnit(valueOf(label, form) ?? ""), state: "filled", step };
  if (!holds(field.needs, form)) return { ...own, value: "", state: "locked" };
  if (field.value !== undefined) return { ...own, value: withUnit(field.value) };
  if (kind === "switch") return { ...own, value: "off" };
  return placeholder === undefined ? { ...own, value: "" } : { ...own, value: placeholder, state: "hint" };
}
