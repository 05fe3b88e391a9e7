/** Screens of the product's app, such as dialogs, which `<Screen>` draws: the site says which exist, the theme how they look. */
import { unmask } from "../parse/mask";
import { resolveTokens } from "../product/resolve";
import { tokensOf } from "../product/tokens";
import { currentSite } from "../site/current";
import { ownTables } from "./factTables";

/** A field of a screen. Texts are plain, with content tokens. */
export interface ScreenField {
  readonly label: string;
  /** True if the screen shows no label. */
  readonly unlabeled?: boolean | undefined;
  readonly kind: "text" | "number" | "choice" | "switch" | "groups" | "button";
  /** The tab that has the field. */
  readonly tab?: string | undefined;
  readonly choices?: readonly string[] | undefined;
  /** The value of a new screen; `on` or `off` for a switch; the label of a button within the screen. */
  readonly value?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Words behind a number. */
  readonly unit?: string | undefined;
  /** The lowest and the highest number. */
  readonly range?: readonly number[] | undefined;
  /** A regular expression that the whole text must match. */
  readonly pattern?: string | undefined;
  /** True for what only some accounts have, or what is in a closed part: it is drawn only where it is filled in. */
  readonly onlyFilled?: boolean | undefined;
  /** `Protocol: TCP, UDP`: the field is locked unless another one has one of these values, or any for `*`. */
  readonly needs?: string | undefined;
  /** The same for a field that is hidden otherwise. */
  readonly shownFor?: string | undefined;
}

/** A tab with its buttons, or the whole of a screen without tabs. The last button is the main one. */
export interface ScreenView {
  readonly tab?: string | undefined;
  /** `Protocol: TCP, UDP`: the tab is hidden unless a field has one of these values. */
  readonly shownFor?: string | undefined;
  readonly buttons: readonly string[];
  /** True for a menu: the buttons are its entries. */
  readonly menu?: boolean | undefined;
  /** True for buttons at the top. */
  readonly top?: boolean | undefined;
  /** Heading of what follows the main button. */
  readonly result?: string | undefined;
}

export interface Screen {
  /** `Add {Type}` has the value of that field. */
  readonly title: string;
  /** True for steps that follow one another: only the current one is shown. */
  readonly wizard?: boolean | undefined;
  /** Labels that lead to it. */
  readonly at: readonly string[];
  readonly views: readonly ScreenView[];
  /** In the order of the screen. */
  readonly fields: readonly ScreenField[];
}

/** Names of all screens. */
export function screenNames(): readonly string[] {
  return ownTables()?.screenNames?.() ?? [];
}

/** A screen without tokens; undefined for an unknown name. */
export function screenCalled(name: string): Screen | undefined {
  const screen = ownTables()?.screen?.(name);
  const plain = (_key: string, value: unknown): unknown =>
    typeof value === "string" ? plainText(value) : value;
  return screen && (JSON.parse(JSON.stringify(screen), plain) as Screen);
}

/** A text with values in place of its tokens, which a page that is checked has hidden. */
export function plainText(text: string): string {
  return resolveTokens(unmask(text), tokensOf(currentSite().product));
}

/** What an attribute of `<Screen>` can name. */
export function screenWords(attribute: string, dialog: string): readonly string[] {
  if (attribute === "dialog") return screenNames();
  const { views = [], fields = [] } = screenCalled(dialog) ?? {};
  if (attribute === "tab") return views.flatMap(({ tab }) => tab ?? []);
  if (attribute === "press") return [...new Set(views.flatMap(({ buttons }) => buttons))];
  return fields.flatMap(({ label, choices }) =>
    choices === undefined ? [`${label}: `] : choices.map((choice) => `${label}: ${choice}`),
  );
}
