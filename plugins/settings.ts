import path from "node:path";
import { checkSettings } from "./content/settings";

// Imported first by the configuration, so that no other import meets wrong settings.
checkSettings(path.dirname(__dirname));
