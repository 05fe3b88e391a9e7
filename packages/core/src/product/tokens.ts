import type { FieldPath, ProductIdentity } from "./identity";

/** Replacement texts by the name of the token. */
export type TokenTable = Readonly<Record<string, string>>;

/** The field of the identity that replaces each content token. */
export const TOKEN_FIELDS: Readonly<Record<string, FieldPath>> = {
  product: "name",
  slug: "slug",
  company: "company",
  release: "release",
  cli: "client.cli",
  env: "client.env",
  interface: "client.interface",
  winDir: "client.windowsName",
  bundleId: "client.bundleId",
  image: "client.image",
  tap: "client.tap",
  serverEnv: "server.env",
  imageOrg: "server.imageOrg",
  cloudDomain: "server.cloudDomain",
  selfHostedDomain: "server.selfHostedDomain",
  tokenPrefix: "api.tokenPrefix",
  invitePrefix: "api.invitePrefix",
  field: "api.fieldPrefix",
  apiUrl: "api.url",
  apiHost: "api.url",
  docsUrl: "links.docs",
  homeUrl: "links.home",
  homeHost: "links.home",
  appUrl: "links.app",
  appHost: "links.app",
  learnUrl: "links.learn",
  codeUrl: "links.code",
  docsCodeUrl: "links.docsRepository",
  chatUrl: "links.chat",
  packagesUrl: "links.packages",
  installScriptUrl: "links.installScript",
  quickstartScriptUrl: "links.quickstartScript",
  debugUploadUrl: "links.debugUpload",
};

/** Tokens of this form are the host of the address in their field. */
const HOST = /Host$/;

/**
 * The content tokens of an identity, without those whose field it does not have. Values have one line, so that line numbers of
 * sources stay correct.
 */
export function tokensOf(product: ProductIdentity): TokenTable {
  return Object.fromEntries(
    Object.entries(TOKEN_FIELDS).flatMap(([name, field]) => {
      const value = fieldOf(product, field);
      if (value === undefined) return [];
      return [[name, HOST.test(name) ? new URL(value).host : value]];
    }),
  );
}

function fieldOf(product: ProductIdentity, field: FieldPath): string | undefined {
  const value = field
    .split(".")
    .reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key], product);
  return typeof value === "string" ? value : undefined;
}
