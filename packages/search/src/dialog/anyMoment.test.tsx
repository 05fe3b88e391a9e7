/**
 * Random keys at random moments of loading: the text and the outcome are those of a dialog that was ready. The moments are
 * when the dialog is parsed, when its code comes, and when each answer does.
 */
import { act } from "@testing-library/react";
import fc from "fast-check";
import { stubDialogElement } from "@site/test/dialogElement";
import { backendOf, found, hitAt } from "@site/test/searchBackend";
import type { Answer, SearchRequest } from "../backend";
import { NAVIGATE_EVENT } from "docusaurus-waymark-core/protocol/events";
import { SEARCH_DIALOG_HTML } from "../model/dialogHtml";
import { createDialog } from "./dialog";
import { installSearch } from "./opener";
import type { PanelProps } from "./panel/context";

/** The rows and two links before them alone: the view around them is tested elsewhere, and takes long to render. */
jest.mock("./panel/Panel", () => ({
  Panel: ({ view, active, commands }: Pick<PanelProps, "view" | "active" | "commands">) =>
    view.kind === "start"
      ? ["/first", "/second"].map((href) => (
          <a key={href} href={href} onClick={() => commands.go(href)}>
            {href}
          </a>
        ))
      : (view.kind === "hits" ? view.options : []).map(({ href }, place) => (
          <a key={href} role="option" aria-selected={place === active} href={href}>
            {href}
          </a>
        )),
}));

const KEYS = ["k", "e", "y", " ", "z", "Backspace", "ArrowDown", "ArrowUp", "Escape"] as const;

/**
 * A visit: keys, the last of which may be Enter; the keys before which the dialog is parsed and its code comes; answers held
 * back after each key.
 */
const anyVisit = fc.record({
  keys: fc.array(fc.constantFrom(...KEYS), { minLength: 1, maxLength: 14 }),
  enter: fc.boolean(),
  parsedAt: fc.nat({ max: 4 }),
  codeAt: fc.nat({ max: 15 }),
  late: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
});

/** A list that was closed with another row active, before or after its answer came, opens again at its first row. */
const MOVED_BEFORE_ANSWER = {
  keys: ["k", "ArrowUp", "Escape", " "] as (typeof KEYS)[number][],
  enter: false,
  parsedAt: 0,
  codeAt: 0,
  late: Array.from({ length: 16 }, (_, key) => key === 1 || key === 2),
};

/** The final state that a reader sees. */
interface Outcome {
  readonly open: boolean;
  readonly text: string;
  readonly wentTo: readonly string[];
  readonly rows: readonly string[];
  readonly focus: string | null;
}

/** Each query has its own rows; one with a z has none. */
function answerTo({ query }: SearchRequest): Answer {
  const count = query.includes("z") ? 0 : 2 + (query.length % 3);
  const hits = Array.from({ length: count }, (_, row) =>
    hitAt(`/${query}-${row}`, ["Docs", `${query} ${row}`]),
  );
  return found(hits, query);
}

/** A page with a closed dialog. The test decides when the dialog is parsed and when its code and answers arrive. */
function openPage() {
  document.body.innerHTML = SEARCH_DIALOG_HTML;
  const dialog = document.querySelector("dialog") as HTMLDialogElement;
  dialog.remove();
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
  const field = dialog.querySelector("input") as HTMLInputElement;
  const wentTo: string[] = [];
  const ended = new AbortController();
  window.addEventListener(
    NAVIGATE_EVENT,
    (event) => {
      event.preventDefault();
      wentTo.push(event.detail);
    },
    { signal: ended.signal },
  );
  const waiting: (() => void)[] = [];
  const backend = backendOf(
    (request) => new Promise((resolve) => waiting.push(() => resolve(answerTo(request)))),
  );
  const answerAll = async (): Promise<void> => {
    do {
      await act(async () => {
        for (const answer of waiting.splice(0)) answer();
        for (let requestId = 0; requestId < 8; requestId += 1) await Promise.resolve();
      });
    } while (waiting.length > 0);
  };
  let bringCode = (): void => undefined;
  const code = new Promise<ReturnType<typeof createDialog>>((resolve) => {
    bringCode = () =>
      resolve(createDialog({ backend, insights: null }, { baseUrl: "/", recentsKey: "recents" }));
  });
  installSearch({ load: () => code, signal: ended.signal });
  const outcome = (): Outcome => ({
    open: dialog.open,
    text: field.value,
    wentTo,
    focus:
      dialog.open && dialog.contains(document.activeElement)
        ? (document.activeElement?.textContent ?? "")
        : null,
    rows: Array.from(dialog.querySelectorAll("[role=option]"), (row) =>
      [row.getAttribute("href"), row.getAttribute("aria-selected")].join(" "),
    ),
  });
  return {
    dialog,
    answerAll,
    outcome,
    end: () => ended.abort(),
    parse: () => {
      if (dialog.isConnected) return;
      document.body.append(dialog);
      act(() => frames.splice(0).forEach((frame) => frame(0)));
    },
    bringCode: () =>
      act(async () => {
        bringCode();
        await Promise.resolve();
      }),
    press: (key: string) => act(() => press(dialog, field, key)),
  };
}

/** A key as a browser takes it. */
function press(dialog: HTMLDialogElement, field: HTMLInputElement, key: string): void {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  const { activeElement } = document;
  if (!(activeElement ?? document.body).dispatchEvent(event)) return;
  if (key === "Escape") dialog.close();
  else if (key === "Enter" && activeElement instanceof HTMLAnchorElement) activeElement.click();
  if (document.activeElement !== field) return;
  if (key === "Backspace") field.value = field.value.slice(0, -1);
  else if (key.length === 1) field.value += key;
  else return;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

interface Visit {
  readonly keys: readonly string[];
  /** Number of keys before the dialog is parsed. */
  readonly parsedAt: number;
  /** Number of keys before the code comes. */
  readonly codeAt: number;
  readonly isLate: (key: number) => boolean;
}

/** Opens search, presses the keys and waits for everything. Returns the outcome, and how many keys the dialog took. */
async function visit({
  keys,
  parsedAt,
  codeAt,
  isLate,
}: Visit): Promise<{ outcome: Outcome; taken: number }> {
  localStorage.clear();
  const page = openPage();
  act(
    () =>
      void window.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, cancelable: true })),
  );
  let taken = 0;
  for (const key of keys) {
    if (taken === parsedAt) page.parse();
    if (taken === codeAt) await page.bringCode();
    if (page.dialog.isConnected && !page.dialog.open) break;
    page.press(key);
    taken += 1;
    if (!isLate(taken)) await page.answerAll();
  }
  page.parse();
  await page.bringCode();
  await page.answerAll();
  page.end();
  return { outcome: page.outcome(), taken };
}

beforeAll(stubDialogElement);

test("keys at any moment of loading have the outcome of a dialog that was ready", async () => {
  await fc.assert(
    fc.asyncProperty(anyVisit, async ({ keys, enter, parsedAt, codeAt, late }) => {
      const pressed = enter ? [...keys, "Enter"] : keys;
      const ready = await visit({ keys: pressed, parsedAt: 0, codeAt: 0, isLate: () => false });
      const arriving = await visit({
        keys: pressed.slice(0, ready.taken),
        parsedAt,
        codeAt,
        isLate: (key) => late[key] === true,
      });
      expect(arriving.outcome).toEqual(ready.outcome);
    }),
    { numRuns: 200, examples: [[MOVED_BEFORE_ANSWER]] },
  );
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  "Enter that ends a composition (%j) before the code has come opens nothing",
  async (how) => {
    const page = openPage();
    page.parse();
    act(() => void window.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true })));
    for (const key of ["k", "e", "y"]) page.press(key);
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...how });
    act(() => void page.dialog.querySelector("input")?.dispatchEvent(enter));
    await page.bringCode();
    await page.answerAll();
    page.end();
    const { wentTo, rows } = page.outcome();
    expect(wentTo).toEqual([]);
    expect(rows).not.toEqual([]);
  },
);
