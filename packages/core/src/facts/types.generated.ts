// Made of the schemas by `node tools/factTypes.mjs`.

/**
 * The data of each fact file, by its path in the folder of facts without the extension. Files of one folder share a type.
 */
export interface SchemaTypes {
  /**
   * Items: a feature; the name and the cells are Markdown with content tokens
   */
  editions: {
    /**
     * what pages write for the feature: traffic-events
     */
    id: string;
    /**
     * its name in the comparison, with a link to its page
     */
    name: string;
    /**
     * the lowest plan that has it; "plan not stated" if no source names it
     */
    cloud: "all plans" | "plan not stated" | "Team" | "Business" | "none";
    /**
     * the least that a self-hosted server needs for it
     */
    selfHosted: "open source" | "license" | "none";
    /**
     * the role that is needed to set it up
     */
    role?: "admin" | "network_admin" | "billing_admin";
    /**
     * that it is not final
     */
    state?: "beta" | "experimental";
    /**
     * the first release that has it
     */
    since?: string;
    /**
     * its part of the API: paths, each with all paths below it, and names of properties
     *
     * @minItems 1
     */
    api?: [string, ...string[]];
    /**
     * texts of the comparison that replace yes, no or the plan
     */
    cells?: {
      /**
       * the text for the open-source server
       */
      openSource?: string;
      /**
       * the text for a server with a license
       */
      license?: string;
      /**
       * the text for the cloud
       */
      cloud?: string;
    };
    /**
     * the file that confirms it: a path of the product's repository, "web: path" or "docs: path", with ": literal" if its text differs from the name
     */
    source?: string;
  }[];
  /**
   * Items: a term; texts are Markdown with content tokens
   */
  glossary: {
    /**
     * the term as the glossary shows it
     */
    term: string;
    /**
     * one or two sentences without the last full stop
     */
    meaning: string;
    /**
     * a link to the page that explains the term: "[Title of the page](/route)", in quotation marks
     */
    more: string;
    /**
     * a list of the names of the term in running text; nothing if they are the term, or each of several between commas
     */
    names?: string[];
    /**
     * true for a term that most readers know
     */
    common?: boolean;
  }[];
  phrases: {
    /**
     * what the site writes, by what writers type, in lower case
     */
    terms: {
      /**
       * what the site writes
       */
      [k: string]: string;
    };
    /**
     * Items: a phrase that the site does not use
     */
    phrases: {
      /**
       * the words in all their forms, in lower case
       *
       * @minItems 1
       *
       * Items: words in lower case
       */
      match: [string, ...string[]];
      /**
       * the fix, as an imperative without a full stop
       */
      instead: string;
      /**
       * a sentence that has one of the forms
       */
      found: string;
    }[];
  };
  readerValues: {
    /**
     * a value that readers can set for the code of all pages; texts are plain
     */
    [k: string]: {
      /**
       * the label of the field, which pages use too
       */
      label: string;
      /**
       * the kind of value, which decides how it is parsed
       */
      kind: "address" | "host" | "range" | "name" | "secret" | "release" | "edition";
      /**
       * one or two sentences that explain it below the field
       */
      hint: string;
      /**
       * the placeholder of the field
       */
      example: string;
    };
  };
  releases: {
    /**
     * the releases that the facts were read at, newest first
     *
     * @minItems 1
     *
     * Items: a release without "v", such as 0.70.5
     */
    known: [string, ...string[]];
    /**
     * the releases that `<Since release>` and `since` can name, oldest first: those with a feature that pages mention
     *
     * Items: a release without "v", such as 0.70.5
     */
    dated: string[];
  };
  searchWords: {
    /**
     * lists of expressions that mean the same
     */
    synonyms: [string, string, ...string[]][];
    /**
     * words by a word whose queries find them too
     */
    oneWay: {
      /**
       * @minItems 1
       *
       * Items: words in lower case
       */
      [k: string]: [string, ...string[]];
    };
    /**
     * a list of words that queries leave out
     *
     * Items: words in lower case
     */
    stopWords: string[];
    /**
     * a list of words that count less than others
     *
     * Items: words in lower case
     */
    lightWords: string[];
    /**
     * a list of words that ask for results from the API section
     *
     * Items: words in lower case
     */
    apiWords: string[];
    /**
     * a list of programming languages, which ask for the API too
     *
     * Items: words in lower case
     */
    languages: string[];
    /**
     * words of queries for the operations of an HTTP method, by the method in lower case
     */
    verbs: {
      /**
       * Items: words in lower case
       */
      [k: string]: string[];
    };
    /**
     * stop words of other languages, by the language
     */
    otherStopWords: {
      /**
       * Items: words in lower case
       */
      [k: string]: string[];
    };
  };
}
