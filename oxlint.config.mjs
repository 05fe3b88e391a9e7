import { readFileSync } from "node:fs";

/** The folders of the site; CONTRIBUTING and the handbook print the same list. */
const FOLDERS = JSON.parse(readFileSync(new URL("src/facts/folders.json", import.meta.url), "utf8"));

/** Folders of `src`, from the ground up. A folder may import only folders of the layers before its own. */
const LAYERS = FOLDERS.layers.map((layer) => layer.map(({ folder }) => folder));

/** `src/ui` knows nothing of the product: from `src` it may import only these. */
const UI_MAY_IMPORT = new Set(["src/lib", "src/protocol", "src/browser"]);

const zones = LAYERS.flatMap((folders, layer) =>
  folders.map((folder) => ({
    folder,
    closed: LAYERS.flatMap((others, otherLayer) =>
      otherLayer > layer || isClosedTo(folder, others) ? others : [],
    ),
    message: 'Imports run downwards only (see CONTRIBUTING, "Folders and imports").',
  })),
);

function isClosedTo(folder, others) {
  return folder === "src/ui" && !others.includes("src/ui") && !others.some((name) => UI_MAY_IMPORT.has(name));
}

const PLUGINS = FOLDERS.buildSide.map(({ folder }) => folder);

/** The compiler's rules share the parser, the tree and the texts of findings with the check. */
const PLUGIN_MAY_IMPORT = {
  "plugins/markdown": ["plugins/content"],
  productRules: ["plugins/content", "plugins/markdown"],
};

/** Files that change with the product, as imports name them. */
const SITE_DATA = ["src/facts", "src/site/product", "productRules", "sidebars", "sidebarsApi"];

const pluginZones = [
  ...PLUGINS.filter((folder) => folder !== "plugins/preset").map((folder) => ({
    folder,
    closed: PLUGINS.filter((other) => other !== folder && !PLUGIN_MAY_IMPORT[folder]?.includes(other)),
    message: "Plugins never import each other; share through plugins/lib, plugins/report or src.",
  })),
  ...["plugins/content", "plugins/output", "plugins/siteContent"].map((folder) => ({
    folder,
    closed: SITE_DATA,
    message:
      "The platform does not know the product: the configuration passes in rules, identity and redirects.",
  })),
  // The preset lists the components of the theme.
  ...PLUGINS.filter((folder) => folder !== "plugins/preset").map((folder) => ({
    folder,
    closed: LAYERS.slice(7).flat(),
    message: "The build side never imports browser-side folders.",
  })),
  {
    folder: "src",
    closed: ["plugins"],
    message: "Pages never import the build side.",
  },
];

const ROUTER = {
  regex: "^(?:@docusaurus/router|@generated/(?:routes|registry|routesChunkNames)|history|react-router.*)$",
  message: "Only src/browser/router.ts knows the router; tests use test/TestRouter.",
};

const PRIVATE = {
  regex: "^@docusaurus/[^/]+/(?:internal|lib/.*)$",
  message: "What is private upstream is touched in plugins/internals and src/theme only.",
};

/** Rules of the language, without types. */
const LANGUAGE = [
  "no-array-constructor",
  "no-unused-expressions",
  "no-useless-constructor",
  "no-var",
  "prefer-const",
  "prefer-rest-params",
  "prefer-spread",
];

/** Strict rules for TypeScript; many of them need types. */
const TYPESCRIPT = [
  "await-thenable",
  "ban-ts-comment",
  "no-array-delete",
  "no-base-to-string",
  "no-deprecated",
  "no-duplicate-enum-values",
  "no-duplicate-type-constituents",
  "no-dynamic-delete",
  "no-empty-object-type",
  "no-explicit-any",
  "no-extra-non-null-assertion",
  "no-extraneous-class",
  "no-floating-promises",
  "no-for-in-array",
  "no-generated-empty-object-type",
  "no-implied-eval",
  "no-invalid-void-type",
  "no-meaningless-void-operator",
  "no-misused-new",
  "no-misused-promises",
  "no-misused-spread",
  "no-mixed-enums",
  "no-namespace",
  "no-non-null-asserted-nullish-coalescing",
  "no-non-null-asserted-optional-chain",
  "no-non-null-assertion",
  "no-redundant-type-constituents",
  "no-require-imports",
  "no-this-alias",
  "no-unnecessary-boolean-literal-compare",
  "no-unnecessary-condition",
  "no-unnecessary-template-expression",
  "no-unnecessary-type-arguments",
  "no-unnecessary-type-assertion",
  "no-unnecessary-type-constraint",
  "no-unnecessary-type-conversion",
  "no-unnecessary-type-parameters",
  "no-unsafe-argument",
  "no-unsafe-assignment",
  "no-unsafe-call",
  "no-unsafe-declaration-merging",
  "no-unsafe-enum-assignment",
  "no-unsafe-enum-comparison",
  "no-unsafe-function-type",
  "no-unsafe-member-access",
  "no-unsafe-return",
  "no-unsafe-unary-minus",
  "no-useless-default-assignment",
  "no-wrapper-object-types",
  "only-throw-error",
  "prefer-as-const",
  "prefer-literal-enum-member",
  "prefer-namespace-keyword",
  "prefer-promise-reject-errors",
  "prefer-reduce-type-parameter",
  "prefer-return-this-type",
  "related-getter-setter-pairs",
  "require-await",
  "restrict-plus-operands",
  "return-await",
  "triple-slash-reference",
  "unbound-method",
  "unified-signatures",
  "use-unknown-in-catch-callback-variable",
];

/** Rules of Hooks, and what the React compiler needs. */
const REACT = [
  "error-boundaries",
  "exhaustive-deps",
  "globals",
  "immutability",
  "incompatible-library",
  "preserve-manual-memoization",
  "purity",
  "refs",
  "rules-of-hooks",
  "set-state-in-effect",
  "set-state-in-render",
  "static-components",
  "unsupported-syntax",
  "use-memo",
  "void-use-memo",
];

const errors = (plugin, rules) => Object.fromEntries(rules.map((rule) => [`${plugin}/${rule}`, "error"]));

export default {
  plugins: ["typescript", "import", "react"],
  jsPlugins: ["./scripts/lib/folderImports.mjs"],
  categories: { correctness: "off" },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: [
    "build",
    "build-*",
    ".docusaurus",
    "static",
    "test-results",
    "playwright-report",
    "test/fullSite",
    "scripts/adopt/starter",
  ],
  overrides: [
    {
      files: ["**/*.{ts,tsx}"],
      rules: {
        ...Object.fromEntries(LANGUAGE.map((rule) => [rule, "error"])),
        ...errors("typescript", TYPESCRIPT),
        "typescript/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
        "typescript/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
        "typescript/consistent-type-imports": "error",
        "import/no-cycle": "error",
        "folders/imports": ["error", [...zones, ...pluginZones]],
        "no-console": "error",
      },
    },
    {
      files: ["**/*.{ts,tsx}"],
      excludeFiles: ["src/browser/router.ts", "test/TestRouter.tsx", "**/*.fixture.ts"],
      rules: { "no-restricted-imports": ["error", { patterns: [ROUTER, PRIVATE] }] },
    },
    {
      files: ["src/theme/**", "plugins/internals/**", "plugins/lib/docNames.ts"],
      rules: { "no-restricted-imports": ["error", { patterns: [ROUTER] }] },
    },
    {
      // Components and hooks.
      files: ["src/**/*.tsx", "src/**/use*.ts", "src/{lib,sections}/*.ts", "test/**/*.tsx"],
      excludeFiles: ["src/diagrams/*.tsx"],
      rules: errors("react", REACT),
    },
    {
      files: ["bench/**/*.ts", "scripts/**/*.ts", "e2e/**/*.ts", "plugins/lib/runMain.ts"],
      rules: { "no-console": "off" },
    },
  ],
};
