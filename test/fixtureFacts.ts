import path from "node:path";

process.env["FACTS_FOLDER"] = path.join(__dirname, "fullSite/src/facts");
