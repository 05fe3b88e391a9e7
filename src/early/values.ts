/** The script that shows what a reader has set. Only pages of readers who have set something load it. */
import { valuesKey } from "../lib/valuesKey";
import { serveValues } from "../reference/showValues";

/** Suffix of storage keys that keeps sites on one origin apart; the build fills it in. */
declare const STORAGE_NAMESPACE: string;

serveValues(valuesKey(STORAGE_NAMESPACE));
