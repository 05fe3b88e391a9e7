/** Query parameters that only serve to follow readers around. */
const TRACKING = /^(?:utm_.*|gclid|fbclid|msclkid|mc_[ce]id|_hs.*|igshid)$/i;

/** An address without tracking parameters; its hash and other parameters stay. */
export function shareableUrl(href: string): string {
  const url = new URL(href);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href;
}
