/**
 * The script of every page. It makes the page's controls work by their markup, before the application is there and after:
 * the application only renders them. At the first sign of intent it fetches the application; what only that can do waits
 * in a queue.
 */
import { loadAtIntent } from "./application";
import { takeEarlyEvents } from "./earlyEvents";
import { createQueue } from "./queue";
import { servePage } from "./servePage";

/** Suffix of storage keys that keeps sites on one origin apart; the build fills it in. */
declare const STORAGE_NAMESPACE: string;

const recorded = takeEarlyEvents();
const queue = createQueue();

servePage(STORAGE_NAMESPACE, queue, recorded.controls);
loadAtIntent(recorded.sign, queue.fail);
