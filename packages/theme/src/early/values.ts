/** The script that shows the reader's own values in the page. The head loads it only when values are stored. */
import { initReaderValues } from "../reference/showValues";

/** Suffix of storage keys that keeps sites on one origin apart; the build sets it. */
declare const STORAGE_NAMESPACE: string;

initReaderValues(STORAGE_NAMESPACE);
