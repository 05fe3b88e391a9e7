import fs from "node:fs";
import path from "node:path";
import { escapeRegExp } from "../../src/lib/escapeRegExp";
import type { ProductIdentity } from "../../src/product";

const MARK_SHAPES = { ink: ["M4 4h11v11H4z"], accent: ["M17 17h11v11H17z"] };

/** A test identity whose values all differ from the existing identities. */
export const THIRD_IDENTITY = {
  slug: "veilmesh",
  name: "Veilmesh",
  tagline: "Private networks of a third kind",
  company: "Veilmesh Ltd",
  release: "0.77.1",
  client: {
    cli: "veilctl",
    env: "VM",
    interface: "vm0",
    windowsName: "VeilmeshClient",
    bundleId: "example.veilmesh.client",
    image: "veilmesh/client",
    tap: "veilmesh/tap",
  },
  server: {
    env: "VEILMESH",
    imageOrg: "veilmesh",
    cloudDomain: "peers.veilmesh.example",
    selfHostedDomain: "veilmesh.selfhosted",
  },
  api: {
    url: "https://api.veilmesh.example",
    tokenPrefix: "vmp_",
    invitePrefix: "vmi_",
    fieldPrefix: "vm",
  },
  links: {
    docs: "https://docs.veilmesh.example",
    home: "https://veilmesh.example",
    app: "https://app.veilmesh.example",
    learn: "https://learn.veilmesh.example",
    code: "https://code.veilmesh.example/veilmesh/veilmesh",
    docsRepository: "https://code.veilmesh.example/veilmesh/docs",
    chat: "https://chat.veilmesh.example",
    x: "https://social.veilmesh.example/veilmesh",
    packages: "https://pkgs.veilmesh.example",
    installScript: "https://code.veilmesh.example/install.sh",
    quickstartScript: "https://code.veilmesh.example/getting-started.sh",
    debugUpload: "https://upload.veilmesh.example/upload-url",
  },
  brand: {
    accentHue: 301,
    marks: { docs: MARK_SHAPES, api: { ink: ["M4 17h11v11H4z"], accent: ["M17 4h11v11H17z"] } },
  },
} as const satisfies ProductIdentity;

/** Adds an identity to a copy of the project, as README describes. */
export function addIdentity(folder: string, identity: ProductIdentity): void {
  const { slug } = identity;
  const text = `import type { ProductIdentity } from "./identity";\n\nexport const ${slug}: ProductIdentity = ${JSON.stringify(identity, null, 2)};\n`;
  fs.writeFileSync(path.join(folder, "src/product", `${slug}.ts`), text);
  const list = path.join(folder, "src/product/identities.ts");
  const before = fs.readFileSync(list, "utf8");
  const after = before
    .replace(/(?<=^import type .*\n)/m, `import { ${slug} } from "./${slug}";\n`)
    .replace(/(?<=IDENTITIES: [^=]*= \[[^\]]*)(?=\])/, `, ${slug}`);
  if (after.split(slug).length !== 4) throw new Error(`${list} has another form. Fix: change addIdentity.`);
  fs.writeFileSync(list, after);
}

/** Patterns that only output of an identity may contain: names, prefixes, addresses and marks. */
function identityPatterns({ slug, client, server, api, brand }: ProductIdentity): RegExp[] {
  const variables = [client.env, server?.env].flatMap((env) => (env === undefined ? [] : [`${env}_[A-Z]`]));
  const prefixes = [
    ...variables,
    api.tokenPrefix,
    api.invitePrefix,
    client.interface && `${client.interface}\\b`,
  ];
  const { docs, api: apiMark } = brand.marks;
  const shapes = [docs, apiMark].flatMap(({ ink, accent }) => [...ink, ...accent]);
  return [
    new RegExp(slug, "i"),
    ...prefixes.flatMap((text) => (text === undefined ? [] : [new RegExp(`(?<![A-Za-z0-9_])${text}`)])),
    ...shapes.map((shape) => new RegExp(escapeRegExp(shape))),
  ];
}

/** Files of a build whose content is searched; of other files, only the names are. */
const TEXT_FILES = /\.(?:html|js|css|json|xml|txt|md|svg|yaml|webmanifest|conf|caddy)$|(?:^|\/)_\w+$/;

/**
 * Occurrences of other identities in a build, one line for each file and pattern.
 *
 * @param outDir output folder of the build
 */
export function findLeaks(outDir: string, others: readonly ProductIdentity[]): string[] {
  const patterns = others.flatMap(identityPatterns);
  const names = fs
    .readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .filter((name) => fs.statSync(path.join(outDir, name)).isFile());
  return names.flatMap((name) => {
    const text = TEXT_FILES.test(name) ? fs.readFileSync(path.join(outDir, name), "utf8") : "";
    return patterns
      .filter((pattern) => pattern.test(name) || pattern.test(text))
      .map((pattern) => `${name} has ${pattern.source}`);
  });
}
