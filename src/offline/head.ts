/** The script in the head of every page of the offline copy. It prepares the first paint. */
import { showStoredTheme } from "../layout/topBar/theme";
import { prepareFirstPaint } from "../early/firstPaint";
import { themeKey } from "../early/initPage";
import { NAMESPACE } from "./page";

showStoredTheme(themeKey(NAMESPACE));
prepareFirstPaint(NAMESPACE);
