/** Search under `docusaurus start`: the same dialog, bundled with the application. */
import siteConfig from "@generated/docusaurus.config";
import siteStorage from "@generated/site-storage";
import type { ProductIdentity } from "../../product";
import { embeddedSearch } from "../backend";
import { startSearchWorker } from "../backend/startWorker";
import { hostedSearch } from "../backend/hosted";
import { RECENTS_KEY } from "../model/dialog";
import { installSearch } from "./opener";

if (typeof document !== "undefined") {
  const { hostedSearch: hosted } = siteConfig.customFields?.["product"] as ProductIdentity;
  const settings = { baseUrl: siteConfig.baseUrl, recentsKey: RECENTS_KEY + siteStorage.namespace };
  installSearch({
    load: async () => {
      const { connect } = await import("./connect");
      return connect({}, { ...settings, startWorker: startSearchWorker }, (files) =>
        hosted ? hostedSearch(files, hosted) : embeddedSearch(files),
      );
    },
  });
}
