/** Entry point of the dialog's script in a build with embedded search. The build sets the settings. */
import { embeddedSearch } from "../backend";
import { type Connect, connect as connectTo } from "./connect";
import type { DialogSettings } from "./dialog";

declare const SEARCH_SETTINGS: DialogSettings & { readonly worker: string };

/** See `Connect`. */
export const connect: Connect = (preloaded) =>
  connectTo(
    preloaded,
    { ...SEARCH_SETTINGS, startWorker: () => new Worker(SEARCH_SETTINGS.worker) },
    embeddedSearch,
  );
