/** The script in the head of every page of the offline copy. It prepares the first paint. */
import { showStoredTheme } from "docusaurus-theme-waymark/layout/topBar/theme";
import { prepareFirstPaint } from "docusaurus-theme-waymark/early/firstPaint";
import { themeKey } from "docusaurus-theme-waymark/early/initPage";
import { NAMESPACE } from "./page";

showStoredTheme(themeKey(NAMESPACE));
prepareFirstPaint(NAMESPACE);
