const GRAVE = new Set(["high", "critical"]);

/**
 * Findings that block a release, one line each: serious advisories without a valid exception, unused exceptions,
 * and a missing report (the registry did not respond).
 *
 * @param report output of `npm audit --json`
 * @param exceptions `{ id, reason, until }`; `id` is the address of the advisory, `until` the last valid day, as
 * 2026-12-31
 */
export function auditFindings(report, exceptions, today) {
  if (!report.vulnerabilities) {
    return [
      `audit: the registry gave no report (${report.message ?? report.error?.summary ?? "no answer"}). Fix: run it where the registry has an audit endpoint.`,
    ];
  }
  const grave = graveAdvisories(report.vulnerabilities);
  const wrong = [...grave].flatMap(([id, title]) => {
    const exception = exceptions.find((candidate) => candidate.id === id);
    if (!exception)
      return [`audit: ${title} (${id}). Fix: update the package, or add the advisory with a reason.`];
    if (exception.reason && new Date(`${exception.until}T23:59:59Z`) >= today) return [];
    return [
      `audit: the exception for ${id} has run out or has no reason. Fix: update the package or decide again.`,
    ];
  });
  const idle = exceptions.filter(({ id }) => !grave.has(id));
  return [...wrong, ...idle.map(({ id }) => `audit: nothing needs the exception for ${id}. Fix: remove it.`)];
}

/** Addresses and titles. `via` also contains names of other packages, whose own entries have the advisory. */
function graveAdvisories(vulnerabilities) {
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((item) => typeof item === "object"),
  );
  return new Map(
    advisories
      .filter(({ severity }) => GRAVE.has(severity))
      .map(({ url, name, title }) => [url, `${name}: ${title}`]),
  );
}
