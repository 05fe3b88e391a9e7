/** Heading levels of a record: section of the site (lvl0), page title (lvl1), headings h2 to h4 (lvl2 to lvl4). */
export const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4"] as const;

export type Level = (typeof LEVELS)[number];

/** Heading text of each level; `null` when there is none. */
export type Hierarchy = Readonly<Record<Level, string | null>>;

export const EMPTY_HIERARCHY: Hierarchy = hierarchyFrom(() => null);

/** Makes a hierarchy from a function that returns the text of a level. */
export function hierarchyFrom(read: (level: Level) => string | null): Hierarchy {
  return {
    lvl0: read("lvl0"),
    lvl1: read("lvl1"),
    lvl2: read("lvl2"),
    lvl3: read("lvl3"),
    lvl4: read("lvl4"),
  };
}

/** A copy of a hierarchy with another heading at a level, and without the levels below it. */
export function withHeading(hierarchy: Hierarchy, level: Level, text: string): Hierarchy {
  const depth = LEVELS.indexOf(level);
  return hierarchyFrom((name) => {
    if (name === level) return text;
    return LEVELS.indexOf(name) < depth ? hierarchy[name] : null;
  });
}

/** The levels that have a text, from lvl0 down to `last`. */
export function filledLevels(hierarchy: Hierarchy, last: Level = "lvl4"): readonly Level[] {
  return LEVELS.slice(0, LEVELS.indexOf(last) + 1).filter((level) => Boolean(hierarchy[level]));
}
