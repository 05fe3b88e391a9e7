import { version } from "openapi-to-postmanv2/package.json";
import { stringifyExact } from "../../../src/openapi/exactJson";
import type { OpenApiDocument } from "../source";

/** A Postman collection (format 2.1). */
export interface PostmanCollection {
  readonly info: { readonly name: string; readonly schema: string };
  readonly item: readonly unknown[];
}

const CONVERTER_OPTIONS = {
  folderStrategy: "Tags",
  parametersResolution: "Example",
  includeAuthInfoInExample: false,
} as const;

/** Part of the cache key: another version or other options may convert differently. */
export const CONVERTER_VERSION = `${version} ${JSON.stringify(CONVERTER_OPTIONS)}`;

/**
 * Converts a description to a Postman collection with a folder for each resource and the documented examples as
 * requests.
 *
 * @throws Error with the reason that the converter gives
 */
export async function postmanCollection(document: OpenApiDocument): Promise<PostmanCollection> {
  // Loaded here: a build with a cached collection does not need it.
  const { convertV2 } = await import("openapi-to-postmanv2");
  // The converter knows no `bigint`.
  const data = JSON.parse(stringifyExact(document)) as Record<string, unknown>;
  return new Promise((resolve, reject) => {
    convertV2({ type: "json", data }, CONVERTER_OPTIONS, (error, result) => {
      const collection = result?.output?.[0]?.data as PostmanCollection | undefined;
      if (error || !result?.result || !collection)
        reject(new Error(error?.message ?? result?.reason ?? "no collection"));
      else resolve(withoutIds(collection));
    });
  });
}

/** Removes the random ids of the converter, so that the file is the same in every build. */
function withoutIds(collection: PostmanCollection): PostmanCollection {
  const text = JSON.stringify(collection, (key, value: unknown) =>
    key === "id" || key === "_postman_id" ? undefined : value,
  );
  return JSON.parse(text) as PostmanCollection;
}
