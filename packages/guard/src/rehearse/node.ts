import { compareReleases } from "docusaurus-waymark-core/lib/compareReleases";

/**
 * Checks that a version of Node satisfies a range of the form `>=24.14`, the only form that Docusaurus uses.
 *
 * @param command what to run again with the other Node, such as `npm run upgrade:rehearse -- 4.0.0`
 * @throws Error with the command that runs it on a Node that does
 */
export function requireNode(range: string, command: string, current = process.version): void {
  const minimum = /^>=\s*([\d.]+)$/.exec(range.trim())?.[1];
  if (minimum === undefined || compareReleases(current.replace(/^v/, ""), minimum) >= 0) return;
  throw new Error(
    `It needs Node ${range}, this is ${current}. Fix: npx -p node@${minimum.split(".")[0]} -- ${command}`,
  );
}
