import { spawn } from "node:child_process";
import { until, type Engine } from "./engine";

/**
 * Starts WebKitGTK's small browser and controls it by WebDriver.
 *
 * @throws Error without a display, for which the driver would wait forever
 */
export async function webkit(driver: string, port: number): Promise<Engine> {
  if (!process.env["DISPLAY"] && !process.env["WAYLAND_DISPLAY"])
    throw new Error(
      "WebKitGTK needs a display. Fix: xvfb-run --auto-servernum npm run test:more -- engines webkit",
    );
  const server = spawn(driver, [`--port=${String(port)}`, "--host=127.0.0.1"], { stdio: "ignore" });
  const missing = new Promise<never>((_, reject) =>
    server.once("error", ({ message }) =>
      reject(new Error(`${message}. Fix: install webkit2gtk-driver, or set WEBKIT_DRIVER.`)),
    ),
  );
  const base = `http://127.0.0.1:${String(port)}`;
  const isReady = (): Promise<boolean> =>
    fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await Promise.race([missing, until(isReady, Boolean, "WebKitWebDriver did not listen")]);
  const { sessionId } = (await call(base, "POST", "/session", {
    capabilities: { alwaysMatch: {} },
  })) as { readonly sessionId: string };
  const send = (method: string, route: string, body?: object): Promise<unknown> =>
    call(`${base}/session/${sessionId}`, method, route, body);
  return {
    name: "WebKitGTK",
    open: (url) => send("POST", "/url", { url }),
    reload: () => send("POST", "/refresh", {}),
    back: () => send("POST", "/back", {}),
    resize: (width, height) => send("POST", "/window/rect", { width, height }),
    value: async (expression) => {
      const script = `return JSON.stringify(${expression})`;
      const text = (await send("POST", "/execute/sync", { script, args: [] })) as string | null;
      return JSON.parse(text ?? "null") as unknown;
    },
    act: (actions) => send("POST", "/actions", { actions }),
    close: async () => {
      await send("DELETE", "");
      server.kill();
    },
  };
}

/** Sends one command. */
async function call(base: string, method: string, route: string, body?: object): Promise<unknown> {
  const response = await fetch(base + route, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  throw new Error(`${route}: ${(value as { readonly message?: string }).message ?? response.statusText}`);
}
