import type { Config } from "@docusaurus/types";
import { SiteError } from "../lib/siteError";

/** Themes that the components in `src/theme` are made for. */
const THEMES = new Set(["theme-classic", "theme-search-algolia"]);

/** Features of Docusaurus that this site refuses: the reason, and the alternative. */
const REFUSED: Readonly<Record<string, string>> = {
  "plugin-client-redirects":
    "Its pages reach no host file. Fix: remove it, and list the redirects in redirects.yaml.",
  "theme-live-codeblock":
    "It needs scripts that the security policy forbids. Fix: remove it, and show code in fences.",
  "theme-mermaid":
    "The build draws diagrams itself. Fix: remove it; fences with the language mermaid need no theme.",
};

/** Parts of `themeConfig` that no component of this site reads, with where the same is set. */
const UNREAD: Readonly<Record<string, string>> = {
  navbar: "the sections in docusaurus.config.ts, the links of the identity, and src/theme/Navbar",
  footer: "the identity and src/theme/Footer",
  announcementBar: "an admonition on the pages that it concerns",
};

/**
 * Refuses what would build and then not work: plugins and themes that need Infima or another output, and theme settings that
 * nothing reads.
 *
 * @throws Error with one sentence for each, which says what to use
 */
export function supported(config: Config): Config {
  const extensions = [...(config.themes ?? []), ...(config.plugins ?? [])].map(nameOf);
  const presets = (config.presets ?? [])
    .map(nameOf)
    .filter((name) => name !== "" && name !== "preset-classic");
  const problems = [
    ...extensions.flatMap((name) => problemOf(name)),
    ...presets.map(
      (name) =>
        `The preset "${name}" brings themes. Fix: use preset-classic, and add its plugins to "plugins".`,
    ),
    ...Object.keys(config.themeConfig ?? {}).flatMap((key) =>
      Object.hasOwn(UNREAD, key)
        ? [`"themeConfig.${key}" has no effect on this site. Fix: remove it, and use ${UNREAD[key] ?? ""}.`]
        : [],
    ),
  ];
  if (problems.length > 0) throw new SiteError(problems.join("\n"));
  return config;
}

function problemOf(name: string): string[] {
  if (Object.hasOwn(REFUSED, name)) return [`"${name}" is not supported. ${REFUSED[name] ?? ""}`];
  return /(?:^|-)theme-/.test(name) && !THEMES.has(name)
    ? [
        `The theme "${name}" needs the style sheet of Docusaurus, which this site does not have. Fix: remove it, and write the component in src/theme.`,
      ]
    : [];
}

/** Name of a plugin, theme or preset as packages have it, without the scope of Docusaurus; empty for a function. */
function nameOf(entry: unknown): string {
  const name: unknown = Array.isArray(entry) ? entry[0] : entry;
  if (typeof name !== "string") return "";
  const short = name.replace(/^@docusaurus\//, "");
  if (short === "classic") return "preset-classic";
  if (short === "live-codeblock" || short === "mermaid") return `theme-${short}`;
  return short === "client-redirects" ? `plugin-${short}` : short;
}
