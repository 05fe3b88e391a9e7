import { HYDRATED } from "../../src/protocol/attributes";
import { click, KEY, keys, until, withControl, type Engine } from "./engine";

/** The site under test, as two addresses without a slash at the end. */
export interface Site {
  readonly url: string;
  /** The same site under a policy that lets no script run. */
  readonly withoutScripts: string;
}

export interface Step {
  readonly name: string;
  readonly run: (engine: Engine, site: Site) => Promise<void>;
}

const WIDE = [1440, 900] as const;
const PHONE = [390, 800] as const;
const QUERY = "setup keys";
const RESULTS = "document.querySelectorAll('dialog [role=option]').length > 0";

const step = (name: string, run: Step["run"]): Step => ({ name, run });

/** Actions of a reader on the site, each from a fresh page. Names say what must hold. */
export const STEPS: readonly Step[] = [
  step("a group of the menu opens and closes", async (engine, { url }) => {
    await visit(engine, `${url}/how-to/ssh`);
    const head = `[...document.querySelectorAll("#site-nav button[aria-controls]")].findLast((button) =>
      document.getElementById(button.getAttribute("aria-controls")).querySelector("[aria-current=page]"))`;
    await press(engine, head);
    await holds(engine, `${head}.ariaExpanded === "false"`, "the group did not close");
    await press(engine, head);
    await holds(engine, `${head}.ariaExpanded === "true"`, "the group did not open");
  }),
  step("the drawer opens, Escape closes it, and focus returns", async (engine, { url }) => {
    await visit(engine, `${url}/how-to/ssh`, PHONE);
    await press(engine, one("[data-act=menu]"));
    await holds(engine, `${one("#site-nav")}.getAttribute("role") === "dialog"`, "the drawer did not open");
    await engine.act(keys(KEY.escape));
    await holds(engine, `${one("#site-nav")}.getAttribute("role") !== "dialog"`, "the drawer did not close");
    await holds(engine, `document.activeElement.dataset.act === "menu"`, "focus did not return");
  }),
  step("a tab chosen by the arrow key is chosen in every group", async (engine, { url }) => {
    await visit(engine, `${url}/api/resources/setup-keys`);
    const tab = one('[data-code-group] [role=tab][data-choice="cURL"]');
    await press(engine, tab);
    await engine.act(keys(KEY.right));
    // The key may come before the early script, which repeats it.
    const chosen = await until(
      () => engine.value("document.activeElement.dataset.choice"),
      (choice) => choice !== "cURL",
      "the tab stayed",
    );
    await holds(
      engine,
      `[...document.querySelectorAll("[role=tab]")].filter((tab) => tab.dataset.choice === ${text(chosen)}).every((tab) => tab.ariaSelected === "true")`,
      "a group shows another language",
    );
  }),
  step("the theme switches and stays after reloading", async (engine, { url }) => {
    await visit(engine, `${url}/how-to/ssh`);
    const theme = "document.documentElement.dataset.theme";
    const before = await engine.value(theme);
    await press(engine, one("[data-act=theme]"));
    await holds(engine, `${theme} !== ${text(before)}`, "the theme did not switch");
    await engine.reload();
    await holds(engine, `${theme} !== ${text(before)}`, "the theme did not stay");
    await press(engine, one("[data-act=theme]"));
    await holds(engine, `${theme} === ${text(before)}`, "the theme did not switch back");
  }),
  step("search takes what is typed right after its shortcut", async (engine, { url }) => {
    await visit(engine, `${url}/how-to/ssh`);
    await search(engine);
    await until(
      () => engine.value("document.querySelector('dialog input')?.value"),
      (field) => field === QUERY,
      "letters got lost",
    );
    await holds(engine, RESULTS, "no results came");
  }),
  step("Enter opens the first result", async (engine, { url }) => {
    await visit(engine, `${url}/how-to/ssh`);
    await search(engine);
    await holds(engine, RESULTS, "no results came");
    await engine.act(keys(KEY.enter));
    await holds(engine, 'location.pathname !== "/how-to/ssh"', "the page did not change");
    await holds(engine, "document.querySelector('dialog[open]') === null", "the dialog stayed");
  }),
  step("Escape leaves the list, the query and the dialog", async (engine, { url }) => {
    await visit(engine, `${url}/how-to/ssh`);
    await search(engine);
    await holds(engine, RESULTS, "no results came");
    await engine.act(keys(KEY.escape, KEY.escape, KEY.escape));
    await holds(engine, "document.querySelector('dialog[open]') === null", "the dialog stayed");
  }),
  step("a deep link shows its heading below the bar", async (engine, { url }) => {
    await visit(engine, `${url}/how-to/ssh#next`);
    await holds(engine, `${one("#next")}.getBoundingClientRect().top >= 56`, "the bar covers the heading");
    await holds(
      engine,
      `${one("#next")}.getBoundingClientRect().top < innerHeight`,
      "the heading is out of sight",
    );
  }),
  step("Next changes page and title without reloading", async (engine, { url }) => {
    await visit(engine, `${url}/how-to/ssh`);
    const title = await engine.value("document.title");
    await engine.value("(window.sameVisit = true)");
    await ready(engine);
    await press(engine, one("a[rel=next]"));
    await holds(engine, `document.title !== ${text(title)}`, "the title did not change");
    await holds(engine, "window.sameVisit === true", "the page was reloaded");
    await holds(engine, "document.activeElement !== document.body", "focus fell to the body");
  }),
  step("Back returns to the place that was left", async (engine, { url }) => {
    await visit(engine, `${url}/how-to/ssh`);
    await ready(engine);
    await engine.value(`(${one("a[rel=next]")}.scrollIntoView({ block: "center" }), 1)`);
    await holds(engine, "scrollY > 500", "the page did not scroll");
    await press(engine, one("a[rel=next]"));
    await holds(engine, 'location.pathname !== "/how-to/ssh"', "the page did not change");
    await engine.back();
    await holds(engine, 'location.pathname === "/how-to/ssh"', "Back did not lead back");
    await holds(engine, "scrollY > 500", "the place was lost");
  }),
  step("Copy says that it copied", async (engine, { url }) => {
    await visit(engine, `${url}/how-to/ssh`);
    const button = `[...document.querySelectorAll("[data-act=copy]")].at(0)`;
    await press(engine, button);
    await holds(engine, `${button}.textContent === "Copied!"`, "the button did not say it");
    await holds(engine, `${button}.textContent === "Copy"`, "the button did not return");
  }),
  step(
    "without scripts the article comes first and every panel shows",
    async (engine, { withoutScripts }) => {
      await visit(engine, `${withoutScripts}/api/resources/setup-keys`, PHONE);
      await holds(
        engine,
        `${one("article")}.getBoundingClientRect().top < ${one("#site-nav")}.getBoundingClientRect().top`,
        "the menu stands before the article",
      );
      await holds(
        engine,
        "[...document.querySelectorAll('[role=tabpanel]')].every((panel) => panel.closest('details:not([open])') !== null || panel.checkVisibility())",
        "a panel is hidden",
      );
    },
  ),
];

/** Opens an address in a window of a size; nothing is stored from steps before. */
async function visit(
  engine: Engine,
  address: string,
  [width, height]: readonly [number, number] = WIDE,
): Promise<void> {
  await engine.resize(width, height);
  // Another document in between: the same address with another hash would not be reloaded.
  await engine.open("about:blank");
  await engine.open(address);
}

/** Waits until React runs the page, which a first key press starts. Not Control: it may begin the search shortcut. */
async function ready(engine: Engine): Promise<void> {
  await engine.act(keys(KEY.shift));
  await holds(engine, `document.documentElement.matches("${HYDRATED}")`, "the application did not come");
}

/** Opens search by its shortcut and types at once. */
async function search(engine: Engine): Promise<void> {
  await engine.act(withControl("k"));
  await engine.act(keys(...Array.from(QUERY)));
}

/** Presses the middle of an element, once it is in view and stays where it is. */
async function press(engine: Engine, element: string): Promise<void> {
  const middle = `((box) => [box.x + box.width / 2, box.y + box.height / 2])(${element}.getBoundingClientRect())`;
  let before = "";
  const place = await until(
    async () => {
      await engine.value(`(${element}.scrollIntoView({ block: "center", behavior: "instant" }), 1)`);
      return (await engine.value(middle)) as [number, number];
    },
    (at) => {
      const isStill = before === text(at);
      before = text(at);
      return isStill;
    },
    "a control does not come to rest",
  );
  await engine.act(click(...place));
}

async function holds(engine: Engine, condition: string, otherwise: string): Promise<void> {
  await until(
    () => engine.value(condition),
    (answer) => answer === true,
    otherwise,
  );
}

/** Expression for the first element that a selector finds. */
function one(selector: string): string {
  return `document.querySelector(${text(selector)})`;
}

function text(value: unknown): string {
  return JSON.stringify(value);
}
