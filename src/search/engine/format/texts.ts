import { type SearchRecord, TYPE_WEIGHT } from "../../model";
import { END_OF_HEADING, END_OF_PIECE, START_OF_KEYWORDS, START_OF_TERMS } from "./letters";
import { FIRST_KEYWORDS } from "./titles";
import { type CodedText, decodeText, encodeText } from "./words";

/** The second file's payload: the prose of all headings, and which first file it belongs to. */
export interface TextsPayload extends CodedText {
  /** Checksum of the first file. */
  readonly titles: string;
}

const ENDS = new RegExp(`[${END_OF_PIECE}${END_OF_HEADING}${START_OF_KEYWORDS}${START_OF_TERMS}]`, "g");

/** Writes the prose of all records in the order of their headings. */
export function encodeTexts(records: readonly SearchRecord[], titles: string): TextsPayload {
  const text = records.map((record, place) => proseOf(record, place)).join("");
  const headings = records.filter(({ type }) => type !== "content");
  return { titles, ...encodeText(text + END_OF_HEADING, knownText(headings)) };
}

/** What the first file says, as one text: its words need not be sent once more. */
function knownText(headings: readonly SearchRecord[]): string {
  return headings
    .map(({ type, hierarchy, label, description, keywords }) =>
      [type === "content" ? null : hierarchy[type], label, description, ...keywords.slice(0, FIRST_KEYWORDS)]
        .filter(Boolean)
        .join("\n"),
    )
    .join("\n");
}

/** Each heading but the first ends the prose of the one before. */
function proseOf({ type, content, terms, keywords }: SearchRecord, place: number): string {
  if (type === "content") return pieceOf(content ?? "");
  const further = keywords.slice(FIRST_KEYWORDS);
  return [
    place === 0 ? "" : END_OF_HEADING,
    further.length === 0 ? "" : START_OF_KEYWORDS + pieceOf(further.join("\n")),
    terms === null ? "" : START_OF_TERMS + pieceOf(terms),
  ].join("");
}

function pieceOf(text: string): string {
  return text.replace(ENDS, " ") + END_OF_PIECE;
}

/** Puts the prose between the records of the headings; positions then count all records of a page. */
export function decodeTexts(
  payload: TextsPayload,
  headings: readonly SearchRecord[],
): readonly SearchRecord[] {
  const parts = decodeText(payload, knownText(headings)).split(END_OF_HEADING);
  let url: string | null = null;
  let position = 0;
  return headings.flatMap((heading, place) => {
    if (heading.url !== url) position = 0;
    url = heading.url;
    const pieces = (parts[place] ?? "").split(END_OF_PIECE).slice(0, -1);
    const further = marked(pieces, START_OF_KEYWORDS)?.split("\n") ?? [];
    const terms = marked(pieces, START_OF_TERMS);
    const keywords = [...heading.keywords, ...further];
    const records = [
      { ...heading, keywords, terms },
      ...pieces.map((content) => proseRecord(heading, content)),
    ];
    return records.map((record) => numbered(record, position++));
  });
}

/** Takes the first piece when it begins with a sign, and gives what follows the sign. */
function marked(pieces: string[], sign: string): string | null {
  return pieces[0]?.startsWith(sign) ? (pieces.shift() ?? "").slice(1) : null;
}

function proseRecord(heading: SearchRecord, content: string): SearchRecord {
  return {
    ...heading,
    type: "content",
    content,
    description: null,
    keywords: [],
    groups: [],
    weight: TYPE_WEIGHT.content,
  };
}

function numbered(record: SearchRecord, position: number): SearchRecord {
  const objectID = record.type === "content" ? `${record.objectID}:${position}` : record.objectID;
  return { ...record, objectID, position };
}
