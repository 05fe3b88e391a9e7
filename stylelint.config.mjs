/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  rules: {
    // CSS modules: class names are identifiers in TypeScript.
    "selector-class-pattern": null,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "custom-property-empty-line-before": null,
    "no-descending-specificity": null,
    "media-feature-range-notation": "prefix",
    // Languages that are written from right to left mirror the page: margin-inline-start, inset-inline-end, ...
    "property-disallowed-list": [
      "left",
      "right",
      "/^(?:margin|padding|border|scroll-margin)-(?:left|right)/",
    ],
    "property-no-vendor-prefix": [true, { ignoreProperties: ["text-size-adjust"] }],
  },
};
