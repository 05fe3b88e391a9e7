const ROUTER = {
  regex: "^(?:@docusaurus/router|@generated/(?:routes|registry|routesChunkNames)|history|react-router.*)$",
  message: "Only packages/core/src/browser/router.ts knows the router; tests use test/TestRouter.",
};

const PRIVATE = {
  regex: "^@docusaurus/[^/]+/(?:internal|lib/.*)$",
  message:
    "What is private upstream is touched in packages/theme/src/plugins/internals and in theme components only.",
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
  jsPlugins: ["./tools/lib/packageBorders.mjs"],
  categories: { correctness: "off" },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: [
    "/build",
    "/build-*",
    ".docusaurus",
    "static",
    "test-results",
    "playwright-report",
    "test/fullSite",
    "packages/create/template",
  ],
  overrides: [
    {
      files: ["**/*.{ts,tsx}"],
      rules: {
        ...Object.fromEntries(LANGUAGE.map((rule) => [rule, "error"])),
        ...errors("typescript", TYPESCRIPT),
        "typescript/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
        "typescript/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
        "typescript/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
        "typescript/consistent-type-imports": "error",
        "import/no-cycle": "error",
        "packages/border": "error",
        "no-console": "error",
      },
    },
    {
      files: ["**/*.{ts,tsx}"],
      excludeFiles: ["packages/core/src/browser/router.ts", "test/TestRouter.tsx", "**/*.fixture.ts"],
      rules: { "no-restricted-imports": ["error", { patterns: [ROUTER, PRIVATE] }] },
    },
    {
      files: [
        "src/theme/**",
        "packages/*/src/theme/**",
        "packages/theme/src/plugins/internals/**",
        "packages/core/src/build/docNames.ts",
      ],
      rules: { "no-restricted-imports": ["error", { patterns: [ROUTER] }] },
    },
    {
      // Components and hooks.
      files: [
        "{src,packages}/**/*.tsx",
        "{src,packages}/**/use*.ts",
        "packages/core/src/{lib,sections}/*.ts",
        "test/**/*.tsx",
      ],
      excludeFiles: ["src/drawings/*.tsx"],
      rules: errors("react", REACT),
    },
    {
      files: [
        "tools/**/*.ts",
        "e2e/**/*.ts",
        "packages/*/src/commands/**/*.ts",
        "packages/guard/src/**/*.ts",
        "packages/core/src/build/runMain.ts",
      ],
      rules: { "no-console": "off" },
    },
  ],
};
