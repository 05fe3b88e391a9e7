// `npm run api -- mock`: serves the API of the API description, on this machine only. PORT=4010 is the default.
import { apiOptions } from "../siteOptions";
import { loadOpenApi } from "../source";
import { MOCK_TOKEN, mockApi, startMock } from "./mock/server";
import { runMain } from "docusaurus-waymark-core/build/runMain";

async function main(): Promise<void> {
  const { url } = await startMock(mockApi(loadOpenApi(apiOptions()).document, MOCK_TOKEN), {
    port: Number(process.env["PORT"] ?? 4010),
    onCall: ({ request, answer }) => console.log(answer.status, request.method, request.target),
  });
  console.log(`${url} answers with the examples of the description and refuses what it does not describe.`);
  console.log(`export API_TOKEN=${MOCK_TOKEN}`);
}

runMain(main);
