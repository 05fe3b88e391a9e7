/** Entry point of the dialog's script in a build with hosted search. The build sets the settings. */
import type { HostedSearchSettings } from "docusaurus-waymark-core/product/identity";
import { hostedSearch } from "../backend/hosted";
import { type Connect, connect as connectTo } from "./connect";
import type { DialogSettings } from "./dialog";

declare const SEARCH_SETTINGS: DialogSettings & {
  readonly worker: string;
  readonly hosted: HostedSearchSettings;
};

/** See `Connect`. */
export const connect: Connect = (preloaded) =>
  connectTo(
    preloaded,
    { ...SEARCH_SETTINGS, startWorker: () => new Worker(SEARCH_SETTINGS.worker) },
    (files) => hostedSearch(files, SEARCH_SETTINGS.hosted),
  );
