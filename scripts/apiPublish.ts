// `npm run api -- publish <date or version>`: takes api/openapi.yaml as published and writes the changelog's entry.
import { publish } from "../plugins/apiReference/changelog";
import { reportOf } from "../plugins/apiReference/diff";
import { runMain } from "../plugins/lib/runMain";

runMain(([version = ""]) => {
  const { name, note, changes } = publish(process.cwd(), version);
  console.log(`Published as ${name}.`);
  console.log(note ?? reportOf(changes));
});
