import type { Field } from "docusaurus-waymark-core/rules/given";
import { features } from "docusaurus-waymark-core/facts/editions";
import { PAGE_VALUE_NAMES, READER_VALUES, valueOf } from "docusaurus-waymark-core/facts/readerValues";
import { DATED_RELEASES, KNOWN_RELEASES } from "docusaurus-waymark-core/facts/releases";

/** Fields of the front matter that facts give a meaning to. */
export const FIELDS: Readonly<Record<string, Field>> = {
  feature: {
    purpose: "The feature that the page is about: the line under the title says which editions have it.",
    value: { enum: [...features().keys()] },
  },
  minutes: {
    purpose: "Minutes that the task of the page takes, for the line under the title.",
    value: { type: "integer", minimum: 1 },
  },
  release: {
    purpose: "The release that the page was written for. It is shown at the end of the page.",
    value: { enum: [...KNOWN_RELEASES] },
  },
  since: {
    purpose:
      "The release that brought what this page is about: readers who run an older one are told at its top.",
    value: { enum: [...DATED_RELEASES] },
  },
  terms: {
    purpose: "With false, the page explains no terms of the glossary.",
    value: { type: "boolean" },
  },
  values: {
    purpose:
      "What readers set once for all pages, each with the text that stands for it in the code of this page.",
    value: {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(
        PAGE_VALUE_NAMES.map((name) => [
          name,
          {
            type: ["string", "array"],
            items: { type: "string" },
            description: READER_VALUES[valueOf(name)]?.hint,
          },
        ]),
      ),
    },
  },
};
