/**
 * The web app of the product as data: menu, tabs, buttons, and the fields of its dialogs with their defaults. The
 * content check compares the bold menu paths and labels of pages with it; `<FactTable name="dialog:…" />` makes a
 * table of a dialog's fields.
 */
import { loadFacts } from "docusaurus-waymark-core/facts/load";

export { DIALOGS, type Dialog, type DialogField } from "./dialogs";
export { SINGLE_PAGES, WEB_APP, type Place } from "./menu";

const { menus, labels } = loadFacts("webApp/otherMenus");

/**
 * First labels of menus that are not the product's: firewalls, NAS systems, consoles of identity providers and device
 * management. A bold path that starts with one of them is not compared with the web app.
 */
export const OTHER_MENUS = menus;

/** Labels of such products that look like misspelled ones of the web app. */
export const OTHER_LABELS = labels;
