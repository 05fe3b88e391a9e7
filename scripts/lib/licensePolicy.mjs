/**
 * Runtime packages of a lock file with a license that is not allowed, and unused entries of the policy, one line
 * each.
 *
 * @param packages `packages` of package-lock.json
 * @param policy `allowed`: SPDX names; `stated`: the license by package name, for packages without a usable license
 * field
 */
export function licenseFindings(packages, { allowed, stated }) {
  const names = new Set(allowed);
  const runtime = runtimePackages(packages);
  const wrong = runtime.flatMap(({ name, version, license }) => {
    const known = stated[name] ?? license;
    if (!known)
      return [`licenses: ${name} ${version} names no license. Fix: read it, and state it in licenses.json.`];
    if (isAllowed(known, names)) return [];
    return [`licenses: ${name} ${version} has ${known}. Fix: replace the package, or allow the license.`];
  });
  const idle = Object.keys(stated).filter((name) => !runtime.some((one) => one.name === name));
  return [
    ...new Set(wrong),
    ...idle.map(
      (name) => `licenses: no runtime package is called ${name}. Fix: remove it from licenses.json.`,
    ),
  ];
}

/** Number of runtime packages by license, most frequent first. */
export function licenseCounts(packages, { stated }) {
  const counts = new Map();
  for (const { name, license } of runtimePackages(packages)) {
    const known = stated[name] ?? license ?? "none";
    counts.set(known, (counts.get(known) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

function runtimePackages(packages) {
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== "" && !dev && !devOptional)
    .map(([folder, { version, license }]) => ({
      name: folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      license,
    }));
}

/** For OR one of the licenses must be allowed, for AND all of them. */
function isAllowed(expression, names) {
  return expression
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => names.has(name.trim())));
}
