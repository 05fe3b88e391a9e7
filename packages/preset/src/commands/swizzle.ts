// `waymark swizzle check | accept | diff <version>`
import path from "node:path";
import { COUPLINGS } from "docusaurus-theme-waymark/plugins/internals/couplings";
import { swizzle } from "docusaurus-upgrade-guard/swizzle";
import { runMain } from "docusaurus-waymark-core/build/runMain";
import { currentSite } from "docusaurus-waymark-core/site/current";

const { siteDir, themeFolders } = currentSite();

/** The components of the site, and in the repository of the packages those of the packages too. */
const folders = ["src/theme", ...themeFolders.map((folder) => path.relative(siteDir, folder))].filter(
  (folder) => !folder.startsWith("..") && !folder.includes("node_modules"),
);

runMain((args) => swizzle({ siteDir, themeFolders: folders, contracts: COUPLINGS }, args));
