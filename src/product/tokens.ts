import type { ProductIdentity } from "./identity";

/** Replacement texts by the name of the token. */
export type TokenTable = Readonly<Record<string, string>>;

/** The content tokens of an identity. Values have one line, so that line numbers of sources stay correct. */
export function tokensOf(product: ProductIdentity): TokenTable {
  return {
    product: product.name,
    slug: product.slug,
    company: product.company,
    release: product.release,
    ...clientTokens(product),
    ...serverTokens(product),
    ...linkTokens(product),
  };
}

function clientTokens({ client }: ProductIdentity): TokenTable {
  return {
    cli: client.cli,
    env: client.env,
    interface: client.interface,
    winDir: client.windowsName,
    bundleId: client.bundleId,
    image: client.image,
    tap: client.tap,
  };
}

function serverTokens({ server, api }: ProductIdentity): TokenTable {
  return {
    serverEnv: server.env,
    imageOrg: server.imageOrg,
    cloudDomain: server.cloudDomain,
    selfHostedDomain: server.selfHostedDomain,
    tokenPrefix: api.tokenPrefix,
    invitePrefix: api.invitePrefix,
    field: api.fieldPrefix,
    apiUrl: api.url,
    apiHost: hostOf(api.url),
  };
}

function linkTokens({ links }: ProductIdentity): TokenTable {
  return {
    docsUrl: links.docs,
    homeUrl: links.home,
    homeHost: hostOf(links.home),
    appUrl: links.app,
    appHost: hostOf(links.app),
    learnUrl: links.learn,
    codeUrl: links.code,
    docsCodeUrl: links.docsRepository,
    chatUrl: links.chat,
    packagesUrl: links.packages,
    installScriptUrl: links.installScript,
    quickstartScriptUrl: links.quickstartScript,
    debugUploadUrl: links.debugUpload,
  };
}

function hostOf(url: string): string {
  return new URL(url).host;
}
