/** Titles of the real pages have three words on average. */
const WORDS_PER_NAME = 3;

/** A multiplier and modulus of Park and Miller's generator of numbers ("minimal standard"): the same names in each run. */
const [FACTOR, MODULUS] = [48_271, 2_147_483_647];

/**
 * Generates unique page names from the words of real headings. Numbered copies of one name would compress to almost
 * nothing, unlike the menu of a real site.
 *
 * @param sources Markdown of pages
 * @returns a function that returns the next name
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
      name = sentence(Array.from({ length: WORDS_PER_NAME }, pick));
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
