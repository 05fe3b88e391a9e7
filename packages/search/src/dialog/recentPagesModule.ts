import type { ClientModule } from "@docusaurus/types";
import siteConfig from "@generated/docusaurus.config";
import siteStorage from "@generated/site-storage";
import { RECENTS_KEY } from "../model/dialog";
import { readRecents, storeRecents, withRecent } from "./recents";

/**
 * Stores the pages that the reader opens, for the empty search dialog. The home page, the search page and error pages are
 * left out: the titles of the last two have no id.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    const title = document.querySelector("main h1[id]")?.textContent ?? "";
    const url = `/${location.pathname.slice(siteConfig.baseUrl.length)}`;
    if (title === "" || url === "/") return;
    const key = RECENTS_KEY + siteStorage.namespace;
    storeRecents(key, withRecent(readRecents(key), { url, title, trail: "", query: "" }));
  },
};

export default clientModule;
