/** Stands in for parts of the stock theme that draw nothing on this site. */
export default function Nothing(): null {
  return null;
}
