import { loadFacts } from "docusaurus-waymark-core/facts/load";

const { server, client, examples } = loadFacts("ports");

export const SERVER_PORTS = server;
export const CLIENT_PORTS = client;

/** Ports of other programs that pages use in examples. A port that a page names is one of these or of the above. */
export const EXAMPLE_PORTS = examples;

/** First and last port of each row's ranges; single ports are ranges of one. */
export function portRanges(
  rows: readonly { readonly port: string }[],
): readonly (readonly [number, number])[] {
  const texts = rows.flatMap(({ port }) => port.match(/\d+(–\d+)?/g) ?? []);
  return texts.map((text) => {
    const [first = 0, last = first] = text.split("–").map(Number);
    return [first, last] as const;
  });
}
