import type { Finding } from "../../report";
import type { ApiModel } from "../model";

/** Resources that the API's home page does not lead to. */
export function missingTiles({ resources }: ApiModel, path: string, source: string): Finding[] {
  return resources
    .filter(({ slug }) => !new RegExp(`href="/api/resources/${slug}"`).test(source))
    .map(({ slug, title }) => ({
      path,
      line: 1,
      column: 1,
      rule: "api-tile",
      message: `No tile leads to ${title}.`,
      fix: `add <Card title="${title}" href="/api/resources/${slug}">.`,
    }));
}
