/** Scroll distance, in pixels, over which the top bar becomes opaque (SPEC section 9). */
export const OPAQUE_AFTER = 72;

/** Share of the way to the opaque bar, linear from 0 to 1. */
export function scrollProgress(scrollY: number): number {
  return Math.min(1, Math.max(0, scrollY / OPAQUE_AFTER));
}
