// `npm run api:check`: fails when the pages of the API reference are stale, incomplete or would lose a place.
import { checkPages } from "../plugins/apiReference/check";
import { runOrReport } from "./lib/report";

runOrReport(() => {
  checkPages(process.cwd());
  console.log("The API pages are fresh and complete.");
});
