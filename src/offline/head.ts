/** The script in the head of every page of the offline copy: what has to be right before the page is painted. */
import { showStoredTheme } from "../layout/topBar/theme";
import { prepareFirstPaint } from "../early/firstPaint";
import { themeKey } from "../early/initPage";
import { NAMESPACE } from "./page";

showStoredTheme(themeKey(NAMESPACE));
prepareFirstPaint(NAMESPACE);
