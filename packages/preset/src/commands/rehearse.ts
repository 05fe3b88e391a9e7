// `waymark rehearse <version>`
import { COUPLINGS } from "docusaurus-theme-waymark/plugins/internals/couplings";
import { rehearse } from "docusaurus-upgrade-guard/rehearse";
import { runMain } from "docusaurus-waymark-core/build/runMain";
import { currentSite } from "docusaurus-waymark-core/site/current";

runMain((args) => rehearse(currentSite().siteDir, COUPLINGS, args));
