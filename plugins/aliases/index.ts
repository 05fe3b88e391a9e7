import fs from "node:fs/promises";
import path from "node:path";
import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { AllContent, LoadContext, Plugin } from "@docusaurus/types";
import { applyTrailingSlash } from "@docusaurus/utils-common";
import type { Redirect } from "../../src/navigation/redirects";
import { API_ALIAS, SECTIONS } from "../../src/sections";
import { redirectPage } from "./page";

interface Options {
  readonly redirects: readonly Redirect[];
}

/**
 * Addresses that send elsewhere: `/ipa` and everything below it to the API pages, and the fixed redirects.
 * They are routes, so they work under `docusaurus start`; the build then replaces each with a small static page.
 */
export default function aliases(context: LoadContext, rawOptions: unknown): Plugin {
  const { redirects } = rawOptions as Options;
  const { baseUrl, siteConfig, outDir } = context;
  const all: Redirect[] = [];

  return {
    name: "aliases",
    allContentLoaded({ allContent, actions }) {
      all.splice(0, all.length, ...redirects, ...apiAliases(allContent, siteConfig.trailingSlash, baseUrl));
      for (const { from, to } of all) {
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

function apiAliases(content: AllContent, trailingSlash: boolean | undefined, baseUrl: string): Redirect[] {
  const loaded = content["docusaurus-plugin-content-docs"]?.[SECTIONS.api.pluginId] as
    LoadedContent | undefined;
  const docs = loaded?.loadedVersions.flatMap((version) => version.docs) ?? [];
  return docs.map(({ permalink }) => {
    const to = applyTrailingSlash(permalink, { trailingSlash, baseUrl }).slice(baseUrl.length - 1);
    return { from: to.replace(SECTIONS.api.basePath, API_ALIAS), to };
  });
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
