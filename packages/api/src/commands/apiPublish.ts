// `npm run api -- publish <date or version>`: takes the API description as published and writes the changelog's entry.
import { publish } from "../changelog";
import { reportOf } from "../diff";
import { apiOptions } from "../siteOptions";
import { runMain } from "docusaurus-waymark-core/build/runMain";

runMain(([version = ""]) => {
  const { name, note, changes } = publish(apiOptions(), version);
  console.log(`Published as ${name}.`);
  console.log(note ?? reportOf(changes));
});
