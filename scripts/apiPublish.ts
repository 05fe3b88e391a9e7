// `npm run api -- publish <date or version>`: takes the API description as published and writes the changelog's entry.
import { publish } from "../plugins/apiReference/changelog";
import { reportOf } from "../plugins/apiReference/diff";
import { apiOptions } from "../plugins/apiReference/siteOptions";
import { runMain } from "../plugins/lib/runMain";

runMain(([version = ""]) => {
  const { name, note, changes } = publish(apiOptions(), version);
  console.log(`Published as ${name}.`);
  console.log(note ?? reportOf(changes));
});
