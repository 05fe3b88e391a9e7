import { identityOf } from "docusaurus-waymark-core/report";
import type { LiveFinding, LiveReport } from "../report";
import { STYLES } from "./styles";

/** The content of the overlay on a page. */
interface PageFindings {
  /** Findings of the page, and of files that are not pages, which are shown on every page. */
  readonly own: readonly LiveFinding[];
  /** Number of findings on other pages. */
  readonly others: number;
}

/** Picks the findings of the page at an address. */
export function onPage({ findings }: LiveReport, pathname: string, baseUrl: string): PageFindings {
  const below = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  const route = below.replace(/(?<=.)\/$/, "");
  const own = findings.filter((finding) => finding.route === undefined || finding.route === route);
  return { own, others: findings.length - own.length };
}

/** A region at the foot of the page. It is in a shadow tree, so that its styles and those of the page do not mix. */
export class Overlay {
  readonly #root: ShadowRoot;
  readonly #status = element("p", "", { role: "status", class: "status" });
  #open = true;
  #shown: PageFindings = { own: [], others: 0 };

  constructor() {
    const host = element("div", "", { id: "content-check" });
    this.#root = host.attachShadow({ mode: "open" });
    this.#root.append(element("style", STYLES), this.#status);
    document.body.append(host);
  }

  /** Shows findings; a new finding reopens a closed list. */
  show(next: PageFindings): void {
    const known = new Set(this.#shown.own.map(identityOf));
    if (next.own.some((finding) => !known.has(identityOf(finding)))) this.#open = true;
    this.#shown = next;
    this.#draw();
  }

  #draw(): void {
    const { own } = this.#shown;
    const hadFocus = this.#root.activeElement !== null;
    this.#root.querySelector("section")?.remove();
    this.#status.textContent = own.length === 0 ? "" : headline(own.length);
    if (own.length === 0) return;
    const region = this.#region();
    this.#root.append(region);
    if (hadFocus) region.querySelector("button")?.focus();
  }

  #region(): HTMLElement {
    const region = element("section", "", { role: "region", "aria-label": "Content check" });
    region.append(this.#button(), ...(this.#open ? [list(this.#shown.own), rest(this.#shown.others)] : []));
    region.addEventListener("keydown", ({ key }) => {
      if (key === "Escape" && this.#open) this.#toggle();
    });
    return region;
  }

  #button(): HTMLElement {
    const text = headline(this.#shown.own.length);
    const button = element("button", text, { type: "button", "aria-expanded": String(this.#open) });
    button.addEventListener("click", () => this.#toggle());
    return button;
  }

  #toggle(): void {
    this.#open = !this.#open;
    this.#draw();
  }
}

function headline(count: number): string {
  return count === 1 ? "1 finding on this page" : `${count} findings on this page`;
}

function list(findings: readonly LiveFinding[]): HTMLElement {
  const items = findings.map((finding) => {
    const item = element("li");
    const { path, line, column, rule, message, fix } = finding;
    const place = finding.route === undefined ? `${path}:${line}:${column}` : `${line}:${column}`;
    item.append(element("code", `${place} ${rule}:`), ` ${message} Fix: ${fix}`);
    return item;
  });
  const all = element("ol", "", { tabindex: "0", "aria-label": "Findings" });
  all.append(...items);
  return all;
}

function rest(others: number): HTMLElement {
  return element("p", others === 0 ? "" : `On other pages: ${others}. The terminal lists them.`);
}

function element(name: string, text = "", attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  return made;
}
