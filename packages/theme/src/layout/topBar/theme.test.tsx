import { showStoredTheme, syncTheme, toggleTheme } from "./theme";

type Theme = "light" | "dark";

const KEY = "theme-x";
const { documentElement: root } = document;
const other = (theme: Theme): Theme => (theme === "light" ? "dark" : "light");
const shown = (): unknown => [root.dataset["theme"], root.dataset["themeChoice"]];
const stored = (): string | null => localStorage.getItem(KEY);

/** The system's theme, which tests change. */
class System extends EventTarget {
  theme: Theme = "light";
  get matches(): boolean {
    return this.theme === "dark";
  }
  become(theme: Theme): void {
    this.theme = theme;
    this.dispatchEvent(new Event("change"));
  }
}

const system = new System();
window.matchMedia = () => system as unknown as MediaQueryList;
syncTheme(KEY);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  showStoredTheme(KEY);
});

describe.each(["light", "dark"] as const)("with a %s system", (own) => {
  beforeEach(() => {
    system.theme = own;
    showStoredTheme(KEY);
  });

  it("a choice is stored only while it differs from the system, and Docusaurus hears of it", () => {
    const heard: unknown[] = [];
    const listen = ({ key, newValue }: StorageEvent): unknown => heard.push([key, newValue]);
    window.addEventListener("storage", listen);
    toggleTheme(KEY);
    expect([...(shown() as string[]), stored()]).toEqual([other(own), other(own), other(own)]);
    toggleTheme(KEY);
    expect([...(shown() as string[]), stored()]).toEqual([own, "system", null]);
    expect(heard).toEqual([
      [KEY, other(own)],
      [KEY, null],
    ]);
    window.removeEventListener("storage", listen);
  });

  it("without a choice the page follows the system; a choice goes when the system becomes the same", () => {
    system.become(other(own));
    expect(shown()).toEqual([other(own), "system"]);
    toggleTheme(KEY);
    expect([...(shown() as string[]), stored()]).toEqual([own, own, own]);
    system.become(own);
    expect([...(shown() as string[]), stored()]).toEqual([own, "system", null]);
    system.become(other(own));
    expect(shown()).toEqual([other(own), "system"]);
  });
});

test("a system that has changed before the script came is followed", () => {
  system.theme = "dark";
  root.setAttribute("data-theme", "light");
  syncTheme(KEY);
  expect(shown()).toEqual(["dark", "system"]);
});

test("a choice in another tab is shown, other keys are not", () => {
  system.become("light");
  window.dispatchEvent(new StorageEvent("storage", { key: "theme-of-another-site", newValue: "dark" }));
  expect(shown()).toEqual(["light", "system"]);
  window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: "dark" }));
  expect(shown()).toEqual(["dark", "dark"]);
});

test("the theme works where storage is denied", () => {
  system.become("light");
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  toggleTheme(KEY);
  expect(shown()).toEqual(["dark", "dark"]);
});
