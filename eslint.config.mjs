import { readFileSync } from "node:fs";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import importX from "eslint-plugin-import-x";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** The folders of the site; CONTRIBUTING and the handbook print the same list. */
const FOLDERS = JSON.parse(readFileSync(new URL("src/facts/folders.json", import.meta.url), "utf8"));

/** Folders of `src`, from the ground up. A folder may import only folders of the layers before its own. */
const LAYERS = FOLDERS.layers.map((layer) => layer.map(({ folder }) => folder));

/** `src/ui` knows nothing of the product: of `src` it may import `src/lib` only. */
const UI_MAY_IMPORT = new Set(["src/lib"]);

const zones = LAYERS.flatMap((folders, layer) =>
  folders.map((folder) => ({
    target: `./${folder}`,
    from: LAYERS.flatMap((others, otherLayer) =>
      otherLayer > layer || isClosedTo(folder, others) ? others : [],
    ).map((name) => `./${name}`),
    message: 'Imports run downwards only (see CONTRIBUTING, "Folders and imports").',
  })),
).filter(({ from }) => from.length > 0);

function isClosedTo(folder, others) {
  return folder === "src/ui" && !others.includes("src/ui") && !others.some((name) => UI_MAY_IMPORT.has(name));
}

const PLUGINS = FOLDERS.buildSide.map(({ folder }) => folder);

/** The compiler's rules share the parser, the tree and the texts of findings with the check. */
const PLUGIN_MAY_IMPORT = { "plugins/markdown": ["plugins/content"] };

const pluginZones = [
  ...PLUGINS.map((name) => ({
    target: `./${name}`,
    from: PLUGINS.filter((other) => other !== name && !PLUGIN_MAY_IMPORT[name]?.includes(other)).map(
      (other) => `./${other}`,
    ),
    message: "Plugins never import each other; share through plugins/lib, plugins/report or src.",
  })),
  {
    target: "./plugins",
    from: LAYERS.slice(5)
      .flat()
      .map((name) => `./${name}`),
    message: "The build side never imports browser-side folders.",
  },
  {
    target: "./src",
    from: "./plugins",
    message: "Pages never import the build side.",
  },
];

const ROUTER = {
  regex: "^(?:@docusaurus/router|@generated/(?:routes|registry|routesChunkNames)|history|react-router.*)$",
  message: "Only src/lib/router.ts knows the router; tests use test/TestRouter.",
};

const PRIVATE = {
  regex: "^@docusaurus/[^/]+/(?:internal|lib/.*)$",
  message: "What is private upstream is touched in plugins/internals and src/theme only.",
};

export default tseslint.config(
  {
    ignores: [
      "build",
      "build-*",
      ".docusaurus",
      "node_modules",
      "static",
      "test-results",
      "playwright-report",
    ],
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.strictTypeChecked],
    plugins: { "import-x": importX },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: {
      "import-x/resolver-next": [createTypeScriptImportResolver({ project: "./tsconfig.json" })],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/extensions": [".ts", ".tsx", ".js", ".mjs", ".cjs"],
    },
    rules: {
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-restricted-paths": [
        "error",
        { basePath: import.meta.dirname, zones: [...zones, ...pluginZones] },
      ],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowBoolean: true },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      "no-console": "error",
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    ignores: ["src/lib/router.ts", "test/TestRouter.tsx", "**/*.fixture.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: [ROUTER, PRIVATE] }] },
  },
  { files: ["src/theme/**"], rules: { "no-restricted-imports": ["error", { patterns: [ROUTER] }] } },
  {
    // Components and hooks. These rules compile each file, which is a seventh of the time of the linter.
    files: ["src/**/*.tsx", "src/**/use*.ts", "src/{lib,sections}/*.ts", "test/**/*.tsx"],
    ignores: ["src/diagrams/*.tsx"],
    extends: [reactHooks.configs.flat["recommended-latest"]],
  },
  { files: ["bench/**/*.ts", "scripts/**/*.ts", "e2e/**/*.ts"], rules: { "no-console": "off" } },
);
