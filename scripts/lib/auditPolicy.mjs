const GRAVE = new Set(["high", "critical"]);

/**
 * What stands against a release, one line each: grave advisories without a valid exception, exceptions that no advisory
 * needs any more, and a report that is none (the registry did not answer).
 *
 * @param report what `npm audit --json` printed
 * @param exceptions `{ id, reason, until }`; `id` is the advisory's address, `until` the last day, as 2026-12-31
 */
export function judge(report, exceptions, today) {
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

/** Addresses and titles; `via` names other packages too, whose own entries hold the advisory. */
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
