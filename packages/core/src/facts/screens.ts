/** Screens of the product's app, such as dialogs, which `<Screen>` draws: the site says which exist, the theme how they look. */
import { nearest } from "../lib/nearest";
import { resolveTokens } from "../product/resolve";
import { tokensOf } from "../product/tokens";
import { siteModule, currentSite } from "../site/current";
import { isJsx, stringAttribute, type MdNode } from "../parse/tree";
import type { FactTables } from "./factTables";

export type FieldKind = "text" | "number" | "choice" | "switch" | "groups";

/** A field of a screen. Texts are plain, with content tokens. */
export interface ScreenField {
  readonly label: string;
  readonly kind: FieldKind;
  /** The tab that has the field. */
  readonly tab?: string;
  readonly choices?: readonly string[];
  /** The value of a new screen: `on` or `off` for a switch. */
  readonly value?: string;
  readonly placeholder?: string;
  /** Words behind a number. */
  readonly unit?: string;
  /** The switch without which the field is locked. */
  readonly needs?: string;
}

/** A tab with its buttons, or the whole of a screen without tabs. The last button is the main one. */
export interface ScreenView {
  readonly tab?: string;
  readonly buttons: readonly string[];
}

export interface Screen {
  readonly title: string;
  readonly views: readonly ScreenView[];
  /** In the order of the screen. */
  readonly fields: readonly ScreenField[];
}

/** A field as it is drawn. */
export interface DrawnField {
  readonly label: string;
  readonly kind: FieldKind;
  /** Empty for a field without a value. */
  readonly value: string;
  /** `filled`: by the reader; `hint`: the value is a placeholder; `locked`: cannot be filled now. */
  readonly state?: "filled" | "hint" | "locked";
}

/** What `<Screen>` draws. */
export interface ScreenDrawing {
  readonly title: string;
  readonly tabs: readonly string[];
  readonly tab?: string;
  readonly fields: readonly DrawnField[];
  readonly buttons: readonly string[];
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
export function readScreen(
  node: MdNode,
): { readonly drawing: ScreenDrawing } | { readonly problems: readonly ScreenProblem[] } {
  const { screenNames = () => [], screen: find = () => undefined } = siteTables();
  const plain = withTokens();
  const name = stringAttribute(node, "dialog") ?? "";
  const screen = find(name);
  if (screen === undefined)
    return { problems: [unknown("drawing of a dialog", name, screenNames(), "dialog=")] };
  const fields = screen.fields.map((field): ScreenField => ({ ...field, label: plain(field.label) }));
  const fills = fillsIn(plain(stringAttribute(node, "fill") ?? ""));
  const tabs = screen.views.flatMap(({ tab }) => (tab === undefined ? [] : [tab]));
  const first = fields.find(({ label }) => label === fills[0]?.label);
  const tab = stringAttribute(node, "tab") ?? first?.tab ?? tabs[0];
  const view = screen.views.find((one) => one.tab === tab);
  const shown = fields.filter((field) => field.tab === tab);
  if (view === undefined || shown.length === 0) {
    const drawable = tabs.filter((one) => fields.some((field) => field.tab === one));
    return { problems: [unknown("drawing of the tab", tab ?? "", drawable, "tab=")] };
  }
  const buttons = view.buttons.map(plain);
  const pressed = stringAttribute(node, "press");
  const press = pressed === undefined ? undefined : plain(pressed);
  const problems = [
    ...fills.flatMap((fill) => fillProblems(fill, { shown, fields, fills, plain })),
    ...(press === undefined || buttons.includes(press) ? [] : [unknown("button", press, buttons)]),
  ];
  if (problems.length > 0) return { problems };
  return {
    drawing: {
      title: plain(screen.title),
      tabs: tabs.map(plain),
      ...(tab !== undefined && { tab: plain(tab) }),
      fields: shown.map((field) => drawn(field, fills, shown, plain)),
      buttons,
      ...(press !== undefined && { press }),
    },
  };
}

interface Fill {
  readonly label: string;
  readonly value: string;
}

/** `Name: ci; Expires in: 30`. */
function fillsIn(text: string): Fill[] {
  const parts = text.split(";").map((part) => part.trim());
  return parts
    .filter((part) => part !== "")
    .map((part) => {
      const [label = "", ...rest] = part.split(":");
      return { label: label.trim(), value: rest.join(":").trim() };
    });
}

interface Around {
  /** The fields of the tab. */
  readonly shown: readonly ScreenField[];
  /** Those of all tabs. */
  readonly fields: readonly ScreenField[];
  readonly fills: readonly Fill[];
  readonly plain: (text: string) => string;
}

function fillProblems({ label, value }: Fill, { shown, fields, fills, plain }: Around): ScreenProblem[] {
  const field = shown.find((one) => one.label === label);
  if (field === undefined) {
    const other = fields.find((one) => one.label === label)?.tab;
    if (other === undefined)
      return [
        unknown(
          "field",
          label,
          shown.map((one) => one.label),
        ),
      ];
    const message = `The field "${label}" is on another tab, "${other}".`;
    return [{ wrong: label, message, fix: `draw that tab by a second <Screen> with tab="${other}".` }];
  }
  if (fills.filter((one) => one.label === label).length > 1)
    return [{ wrong: label, message: `The field "${label}" is filled in twice.`, fix: "keep one of both." }];
  if (isLocked(field, fills, shown)) {
    const message = `The field "${label}" is locked while "${field.needs ?? ""}" is off.`;
    return [{ wrong: label, message, fix: `add "${field.needs ?? ""}: on" to fill.` }];
  }
  return valueProblems(field, value, plain);
}

function valueProblems(field: ScreenField, value: string, plain: Around["plain"]): ScreenProblem[] {
  const { label, kind } = field;
  if (value === "")
    return [{ wrong: label, message: `The field "${label}" has no value.`, fix: `write "${label}: value".` }];
  const choices = kind === "switch" ? ["on", "off"] : kind === "choice" ? (field.choices ?? []) : undefined;
  if (choices !== undefined && !choices.map(plain).includes(value))
    return [unknown(`choice of "${label}"`, value, choices.map(plain))];
  if (kind === "number" && !/^\d+$/.test(value))
    return [
      { wrong: value, message: `The field "${label}" takes a number, not "${value}".`, fix: "write digits." },
    ];
  return [];
}

function unknown(what: string, wrong: string, known: readonly string[], attribute = ""): ScreenProblem {
  const right = nearest(wrong, known);
  const fix = right === undefined ? `use one of ${known.join(", ")}.` : `write ${attribute}"${right}".`;
  return { wrong, message: `There is no ${what} "${wrong}".`, fix, ...(right !== undefined && { right }) };
}

/** True if the switch that a field needs is off. */
function isLocked({ needs }: ScreenField, fills: readonly Fill[], fields: readonly ScreenField[]): boolean {
  if (needs === undefined) return false;
  const filled = fills.find(({ label }) => label === needs)?.value;
  return (filled ?? fields.find(({ label }) => label === needs)?.value ?? "off") === "off";
}

function drawn(
  field: ScreenField,
  fills: readonly Fill[],
  shown: readonly ScreenField[],
  plain: Around["plain"],
): DrawnField {
  const { label, kind } = field;
  const own = { label, kind };
  const withUnit = (value: string): string => (field.unit === undefined ? value : `${value} ${field.unit}`);
  const filled = fills.find((fill) => fill.label === label)?.value;
  if (filled !== undefined) return { ...own, value: withUnit(filled), state: "filled" };
  if (isLocked(field, fills, shown)) return { ...own, value: "", state: "locked" };
  if (field.value !== undefined) return { ...own, value: plain(withUnit(field.value)) };
  if (kind === "switch") return { ...own, value: "off" };
  if (field.placeholder === undefined) return { ...own, value: "" };
  return { ...own, value: plain(field.placeholder), state: "hint" };
}

function siteTables(): Partial<FactTables> {
  return (siteModule(currentSite().tables) as FactTables | undefined) ?? {};
}

function withTokens(): (text: string) => string {
  const tokens = tokensOf(currentSite().product);
  return (text) => resolveTokens(text, tokens);
}
