import { currentSite } from "docusaurus-waymark-core/site/current";
import vm from "node:vm";
import { bundle } from "./bundle";
import { reactScript, takeReact } from "./sharedReact";

const SITE_DIR = currentSite().siteDir;

/** Bundles a module that takes React from the shared script. */
const bundled = async (contents: string): Promise<string> =>
  (await bundle({ contents, resolveDir: SITE_DIR }, { plugins: [takeReact], logLevel: "silent" })).js;

test("code that imports React has none of it, and runs with the shared script", async () => {
  const { content } = await reactScript(SITE_DIR);
  const code = await bundled(
    `import { isValidElement } from "react"; import { jsx } from "react/jsx-runtime"; import { createRoot } from "react-dom/client"; import { flushSync } from "react-dom";
     window.result = [isValidElement(jsx("p", {})), typeof createRoot, typeof flushSync].join(" ");`,
  );
  expect(code.length).toBeLessThan(2_000);
  const page: Record<string, unknown> = vm.createContext({ console, setTimeout });
  page["window"] = page;
  for (const script of [content, code]) vm.runInContext(script, page);
  expect(page["result"]).toBe("true function function");
});

test("a module of React that is not shared stops the build", async () => {
  await expect(
    bundled('import { renderToString } from "react-dom/server"; renderToString(null);'),
  ).rejects.toThrow(
    "react-dom/server is not shared. Fix: add it to MODULES in packages/core/src/build/sharedReact.ts.",
  );
});
