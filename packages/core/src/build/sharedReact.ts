/**
 * One script with React and React DOM for the search dialog and the application, which are bundled apart: neither contains React,
 * and whichever the reader needs first loads it. `siteReact` on `window` has its modules by their names.
 */
import type { Plugin } from "esbuild";
import { bundle } from "./bundle";
import { hashedFile, type OutputFile } from "./files";

/** The modules of React that code in browsers imports. */
const MODULES: readonly string[] = ["react", "react-dom", "react-dom/client", "react/jsx-runtime"];

/** For `externals` of the application's bundler: where browsers find a module, by its name. */
export const REACT_EXTERNALS: Readonly<Record<string, string>> = Object.fromEntries(
  MODULES.map((name) => [name, `siteReact[${JSON.stringify(name)}]`]),
);

/** For esbuild: takes the modules of React from the script. A module that is not in `MODULES` stops the build. */
export const takeReact: Plugin = {
  name: "shared-react",
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path: name }) => ({
      path: name,
      namespace: "react",
    }));
    build.onLoad({ filter: /./, namespace: "react" }, ({ path: name }) => {
      const place = REACT_EXTERNALS[name];
      if (place === undefined)
        return {
          errors: [
            {
              text: `${name} is not shared. Fix: add it to MODULES in packages/core/src/build/sharedReact.ts.`,
            },
          ],
        };
      return { contents: `module.exports = ${place}` };
    });
  },
};

let script: Promise<OutputFile> | undefined;

/** The script; it is made once. */
export function reactScript(siteDir: string): Promise<OutputFile> {
  const modules = MODULES.map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)})`);
  script ??= bundle({
    contents: `window.siteReact = { ${modules.join(", ")} };`,
    resolveDir: siteDir,
  }).then(({ js }) => hashedFile("react", "js", js));
  return script;
}
