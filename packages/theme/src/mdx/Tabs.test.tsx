import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { ARRIVE_EVENT } from "docusaurus-waymark-core/protocol/events";
import { tabChoiceKey } from "docusaurus-waymark-core/values/tabChoice";
import { openTarget, initTabs, showTabs, storedTabs } from "./code/tabs";
import TabItem from "./TabItem";
import Tabs from "./Tabs";

const KEY = tabChoiceKey("");

function Page(): ReactNode {
  return (
    <>
      <Tabs groupId="os">
        <TabItem value="linux" id="start-linux" level="3">
          systemctl
        </TabItem>
        <TabItem value="windows" id="start-windows" level="3" aliases="old-windows">
          Start-Service
          <b id="service">service</b>
        </TabItem>
      </Tabs>
      <Tabs groupId="os">
        <TabItem value="windows" label="PowerShell">
          ps
        </TabItem>
        <TabItem value="linux|macos" label="Linux and macOS" default>
          sh
        </TabItem>
      </Tabs>
      <Tabs queryString="fruit" values={[{ value: "pear", label: "Pear", default: true }]}>
        <TabItem value="apple">An apple</TabItem>
        <TabItem value="pear">A pear</TabItem>
      </Tabs>
    </>
  );
}

const tab = (name: string): HTMLElement => screen.getByRole("tab", { name });
const chosen = (): (string | null)[] =>
  screen.getAllByRole("tab", { selected: true }).map(({ textContent }) => textContent);
const address = (search: string): void => window.history.replaceState(null, "", search || "/");
const stored = (): unknown => JSON.parse(window.localStorage.getItem(KEY) ?? "[]");

/** Elements that the page scrolled to. */
const scrolled = jest.fn<undefined, []>();

let agent: jest.SpyInstance;
let ended: AbortController;
beforeEach(() => {
  ended = new AbortController();
  window.localStorage.clear();
  document.body.innerHTML = "";
  address("");
  agent = jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Windows NT 10.0)");
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  agent.mockRestore();
  ended.abort();
});

/** The page as it comes from the server, after the script in its head. */
function firstPaint(): void {
  document.body.innerHTML = renderToString(<Page />);
  const state = storedTabs(KEY);
  showTabs(state);
  openTarget(state);
}

/** The page with the scripts that serve it. */
function serve(): void {
  const { choose } = initTabs(KEY);
  document.addEventListener(
    "click",
    ({ target }) => {
      const control = target as HTMLElement;
      if (control.getAttribute("role") === "tab") choose(control);
    },
    { signal: ended.signal },
  );
}

describe("before the first paint", () => {
  it("a group of systems starts at the reader's, and others at their default", () => {
    firstPaint();
    expect(chosen()).toEqual(["Windows", "PowerShell", "Pear"]);
  });

  it("a system without a tab leaves the writer's default", () => {
    agent.mockReturnValue("Mozilla/5.0 (Linux; Android 15)");
    firstPaint();
    expect(chosen()).toEqual(["Linux", "Linux and macOS", "Pear"]);
  });

  it("what the reader chose wins over the system, and the address over both", () => {
    window.localStorage.setItem(KEY, JSON.stringify(["os=macos", "os=linux"]));
    firstPaint();
    expect(chosen()).toEqual(["Linux", "Linux and macOS", "Pear"]);
    address("/?os=windows&fruit=apple");
    firstPaint();
    expect(chosen()).toEqual(["Windows", "PowerShell", "apple"]);
  });

  it.each(["/?os=", "/?os=%3Cimg%20onerror%3D1%3E", "/?os=constructor", `/?os=${"x".repeat(10_000)}`])(
    "%.40s in the address changes nothing",
    (search) => {
      address(search);
      firstPaint();
      expect(chosen()).toEqual(["Windows", "PowerShell", "Pear"]);
    },
  );

  it.each(["#start-windows", "#old-windows", "#service"])("the panel of %s is open", (hash) => {
    agent.mockReturnValue("Mozilla/5.0 (X11; Linux x86_64)");
    address(`/${hash}`);
    firstPaint();
    expect(chosen()).toEqual(["Windows", "PowerShell", "Pear"]);
    expect(stored()).toEqual([]);
  });

  it("React takes the page over without a word", async () => {
    firstPaint();
    const root = document.createElement("div");
    root.append(...document.body.childNodes);
    document.body.append(root);
    const problems = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const mounted = await act(() => Promise.resolve(hydrateRoot(root, <Page />)));
    expect(problems).not.toHaveBeenCalled();
    expect(chosen()).toEqual(["Windows", "PowerShell", "Pear"]);
    act(() => mounted.unmount());
    problems.mockRestore();
  });
});

describe("a press", () => {
  it("changes every group of the name, is stored, and is written into the address", async () => {
    serve();
    render(<Page />);
    await userEvent.click(tab("Linux"));
    expect(chosen()).toEqual(["Linux", "Linux and macOS", "Pear"]);
    expect(stored()).toEqual(["os=linux"]);
    expect(window.location.search).toBe("?os=linux");
  });

  it("on a tab for two systems keeps the reader's own among them", async () => {
    agent.mockReturnValue("Mozilla/5.0 (Macintosh)");
    serve();
    render(<Page />);
    await userEvent.click(tab("PowerShell"));
    await userEvent.click(tab("Linux and macOS"));
    expect(stored()).toEqual(["os=macos", "os=windows"]);
  });

  it("in a group without a name is not remembered", async () => {
    serve();
    render(<Page />);
    await userEvent.click(tab("apple"));
    expect(chosen()[2]).toBe("apple");
    expect(stored()).toEqual([]);
    expect(window.location.search).toBe("?fruit=apple");
  });

  it("works where storage is denied", async () => {
    const denied = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    serve();
    render(<Page />);
    await userEvent.click(tab("Linux"));
    expect(chosen()).toEqual(["Linux", "Linux and macOS", "Pear"]);
    denied.mockRestore();
  });
});

describe("groups that are rendered later", () => {
  it("shows the choice at once", () => {
    serve();
    render(<Page />);
    expect(chosen()).toEqual(["Windows", "PowerShell", "Pear"]);
  });

  it("another place of the page opens the panel around it, and scrolls there", () => {
    agent.mockReturnValue("Mozilla/5.0 (X11; Linux x86_64)");
    serve();
    render(<Page />);
    expect(chosen()[0]).toBe("Linux");
    address("/#service");
    window.dispatchEvent(new CustomEvent(ARRIVE_EVENT, { detail: { isOtherPage: false } }));
    expect(chosen()[0]).toBe("Windows");
    expect(scrolled.mock.contexts).toContain(document.getElementById("service"));
  });
});
