/** Words of a name: the titles of the real pages have three on average. */
const WORDS = 3;

/** A multiplier and modulus of Park and Miller's generator of numbers ("minimal standard"): the same names in each run. */
const [FACTOR, MODULUS] = [48_271, 2_147_483_647];

/**
 * Makes names for pages, each another one, of words that headings of pages are made of. Pages of their own names are what
 * a menu grows by in earnest: numbered copies of names compress to next to nothing.
 *
 * @param sources Markdown of pages
 * @returns gives the next name
 */
export function namesFrom(sources: readonly string[]): () => string {
  const words = [...new Set(sources.flatMap(headingWords))].sort();
  const given = new Set<string>();
  let state = 1;
  const pick = (): string => {
    state = (state * FACTOR) % MODULUS;
    return words[state % words.length] ?? "";
  };
  return () => {
    let name = "";
    do {
      name = sentence(Array.from({ length: WORDS }, pick));
    } while (given.has(name));
    given.add(name);
    return name;
  };
}

function headingWords(source: string): readonly string[] {
  const headings = source.match(/^#{2,3} .*$/gm) ?? [];
  return headings.flatMap(
    (heading) =>
      heading
        .replace(/\{.*$/, "")
        .toLowerCase()
        .match(/[a-z]{4,}/g) ?? [],
  );
}

function sentence(words: readonly string[]): string {
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
