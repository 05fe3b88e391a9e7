import fs from "node:fs/promises";
import path from "node:path";
import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { AllContent, LoadContext, Plugin } from "@docusaurus/types";
import { applyTrailingSlash } from "@docusaurus/utils-common";
import type { Redirect } from "../../src/navigation/redirects";
import { aliasOf, SECTIONS, type Section } from "../../src/sections";
import { redirectPage } from "./page";

interface Options {
  readonly redirects: readonly Redirect[];
}

/**
 * Addresses that send elsewhere: `/ipa/…` to the API pages, `/docs/…` to the documentation, and the fixed redirects.
 * They are routes, so they work under `docusaurus start`; the build then replaces each with a small static page.
 * A build has routes for the fixed ones only, which pages link to: a route for every page would double the route
 * table that each reader loads, and the pages to render.
 */
export default function aliases(context: LoadContext, rawOptions: unknown): Plugin {
  const { redirects } = rawOptions as Options;
  const { baseUrl, siteConfig, outDir } = context;
  const all: Redirect[] = [];

  return {
    name: "aliases",
    allContentLoaded({ allContent, actions }) {
      const derived = [
        ...sectionAliases(allContent, SECTIONS.api, context),
        ...sectionAliases(allContent, SECTIONS.docs, context),
        ...redirectAliases(redirects),
      ];
      all.splice(0, all.length, ...redirects, ...derived);
      for (const { from, to } of isBuild() ? redirects : all) {
        const route = withBase(from, baseUrl);
        const target = withBase(to, baseUrl);
        actions.addRoute({
          path: route,
          exact: true,
          component: "@site/src/ui/Redirect",
          props: { to: target },
        });
      }
    },
    async postBuild() {
      await Promise.all(all.map((redirect) => writePage(redirect, outDir, baseUrl, siteConfig.url)));
    },
  };
}

/** True in `docusaurus build`, false in `docusaurus start`. */
function isBuild(): boolean {
  return process.env["NODE_ENV"] === "production";
}

/** One alias for every page of a section. Unlisted pages get none. */
function sectionAliases(content: AllContent, section: Section, context: LoadContext): Redirect[] {
  const loaded = content["docusaurus-plugin-content-docs"]?.[section.pluginId] as LoadedContent | undefined;
  const docs = loaded?.loadedVersions.flatMap((version) => version.docs) ?? [];
  const { baseUrl, siteConfig } = context;
  return docs
    .filter(({ unlisted }) => !unlisted)
    .map(({ permalink }) => {
      const to = applyTrailingSlash(permalink, { trailingSlash: siteConfig.trailingSlash, baseUrl });
      const route = `/${to.slice(baseUrl.length)}`;
      return { from: aliasOf(route), to: route };
    });
}

/** Moved pages answer under the alias prefixes too, as they did before they moved. */
function redirectAliases(redirects: readonly Redirect[]): Redirect[] {
  const declared = new Set(redirects.map(({ from }) => from));
  const moved = redirects.filter(({ to }) => to.startsWith("/"));
  const derived = moved.map(({ from, to }) => ({ from: aliasOf(from), to }));
  return derived.filter(({ from }) => !declared.has(from));
}

/** Routes get the base URL; absolute addresses stay. */
function withBase(target: string, baseUrl: string): string {
  return target.startsWith("/") ? `${baseUrl}${target.slice(1)}` : target;
}

async function writePage(
  { from, to }: Redirect,
  outDir: string,
  baseUrl: string,
  url: string,
): Promise<void> {
  const target = withBase(to, baseUrl);
  const canonical = to.startsWith("/") ? `${url}${target}` : to;
  const file = path.join(outDir, `${from.slice(1)}.html`);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, redirectPage(target, canonical, baseUrl));
}
