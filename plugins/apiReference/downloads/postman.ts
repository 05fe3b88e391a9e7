import { convertV2 } from "openapi-to-postmanv2";
import { version } from "openapi-to-postmanv2/package.json";
import type { OpenApiDocument } from "../source";

/** A collection as Postman imports it (format 2.1). */
export interface PostmanCollection {
  readonly info: { readonly name: string; readonly schema: string };
  readonly item: readonly unknown[];
}

const OPTIONS = {
  folderStrategy: "Tags",
  parametersResolution: "Example",
  includeAuthInfoInExample: false,
} as const;

/** What a collection depends on besides the description: another version may convert it differently. */
export const CONVERTER = `${version} ${JSON.stringify(OPTIONS)}`;

/**
 * A Postman collection with a folder for each resource and the documented examples as requests.
 *
 * @throws Error with the converter's reason
 */
export function postmanCollection(document: OpenApiDocument): Promise<PostmanCollection> {
  const data = structuredClone(document) as unknown as Record<string, unknown>;
  return new Promise((resolve, reject) => {
    convertV2({ type: "json", data }, OPTIONS, (error, result) => {
      const collection = result?.output?.[0]?.data as PostmanCollection | undefined;
      if (error || !result?.result || !collection)
        reject(new Error(error?.message ?? result?.reason ?? "no collection"));
      else resolve(withFixedIds(collection));
    });
  });
}

/** The converter draws a random id for everything; without ids the file is the same at every build. */
function withFixedIds(collection: PostmanCollection): PostmanCollection {
  const text = JSON.stringify(collection, (key, value: unknown) =>
    key === "id" || key === "_postman_id" ? undefined : value,
  );
  return JSON.parse(text) as PostmanCollection;
}
