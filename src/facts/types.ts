/** The shapes of the fact files, as their JSON schemas (`schemas`) describe them. */

/** A fact that can be traced to the product. */
export interface Traced {
  /**
   * The file that proves the fact: a path of the product's repository, `web: path` of the web app, or `docs: path` of its
   * documentation; with `: literal` after it if the text there is not the name of the fact. Flags and fields inherit the source
   * of the entry around them.
   */
  readonly source?: string;
}

/** The type of a flag's value. Pages print these words in the "Type" column. */
export type CliFlagType =
  | "bool"
  | "string"
  | "list"
  | "KEY=VALUE list"
  | "path"
  | "url"
  | "ip:port"
  | "duration"
  | "seconds"
  | "int"
  | "uint8"
  | "uint16"
  | "uint32";

/** One flag of one command. Texts are plain text (no Markdown) and may hold content tokens such as `{{slug}}`. */
export interface CliFlag extends Traced {
  /** As typed, dashes included: `--setup-key`, or `-L` and `-R`, which have no long form. */
  readonly name: string;
  /** The one-letter form, dash included: `-k`. */
  readonly short?: string;
  readonly type: CliFlagType;
  /** The only words it takes, where the client knows a closed list. */
  readonly values?: readonly string[];
  /** A literal value, or words where the platform or another value decides. Absent: the flag starts empty. */
  readonly default?: string;
  /** Name of the environment variable without its prefix: `SETUP_KEY` of `{{env}}_SETUP_KEY`. Absent: no variable. */
  readonly env?: string;
  /** One or two complete sentences. */
  readonly purpose: string;
  /** First release with this flag, without `v`. Absent: present throughout the releases described. */
  readonly since?: string;
  /** Still accepted, no longer useful; `purpose` names what replaces it. */
  readonly deprecated?: boolean;
  readonly experimental?: boolean;
}

/** A command in its file; `commands.ts` adds the fields that it omits. */
export interface CommandEntry extends Traced {
  /** The words after the program's name: `up`, `networks select`; empty for the program itself. */
  readonly path: string;
  /** Other words for the last word of `path`. */
  readonly aliases?: readonly string[];
  /**
   * Arguments of the command, in usage notation: `<name>` needed, `[name]` optional, `...` repeats,
   * `<in|out>` one of these words. Absent: it takes no arguments.
   */
  readonly args?: string;
  /** One sentence. May hold content tokens. */
  readonly summary: string;
  /** First release with this command, without `v`. Absent: present throughout the releases described. */
  readonly since?: string;
  /** Started by the client itself and missing from its help. */
  readonly hidden?: boolean;
  /** Path of another command whose flags come before its own. */
  readonly flagsOf?: string;
  /** Its own flags in the order of the tables; the global flags are accepted as well. */
  readonly flags?: readonly CliFlag[];
}

/** An environment variable that no flag of the client sets. Texts are Markdown and may hold content tokens. */
export interface Variable extends Traced {
  /**
   * Its whole name, prefix token included: `{{env}}_STATE_DIR`, `{{serverEnv}}_DOMAIN`, `TURN_USER`.
   * A `*` at the end matches any further characters.
   */
  readonly name: string;
  /** A literal in backticks, or words. */
  readonly default: string;
  /** Its effect, without a full stop. */
  readonly meaning: string;
}

/** Variables that one table lists. */
export interface VariableGroup extends Traced {
  /** The subject that they share; for maintainers. */
  readonly about: string;
  readonly variables: readonly Variable[];
}

/** A key of the combined server's `config.yaml`. Texts are Markdown and may hold content tokens. */
export interface ServerSetting extends Traced {
  /** Key below `server`, with dots: `store.engine`. */
  readonly key: string;
  /** A literal in backticks, or words. */
  readonly default: string;
  /** Its effect, without a full stop. */
  readonly meaning: string;
}

/** One kind of audit event. Texts are plain and hold no content tokens. */
export interface ActivityEvent extends Traced {
  /** `activity_code` in the API: lower-case words joined by dots. */
  readonly code: string;
  /** The server's own number of the code. Numbers have gaps. */
  readonly number: number;
  /** The event in a few words: a capital first, no full stop. */
  readonly description: string;
  /** True for codes that came with releases after 0.60.9. */
  readonly newer?: boolean;
}

/** A port that a server component listens on. */
export interface ServerPort extends Traced {
  readonly component: string;
  readonly port: string;
  readonly protocol: string;
  readonly use: string;
}

/** A port that the client listens on. */
export interface ClientPort extends Traced {
  readonly port: string;
  readonly protocol: string;
  readonly where: string;
  readonly use: string;
}

export interface Ports {
  readonly server: readonly ServerPort[];
  readonly client: readonly ClientPort[];
  /** Ports of other programs that pages use in examples, and what they are. */
  readonly examples: Readonly<Record<string, string>>;
}

/** A protocol of a policy rule. Texts may hold content tokens. */
export interface PolicyProtocol extends Traced {
  /** `protocol` in the API. */
  readonly protocol: string;
  readonly ports: string;
  readonly meaning: string;
}

/** A kind of posture check. Texts may hold content tokens. */
export interface PostureCheck extends Traced {
  readonly name: string;
  /** Key below `checks` in the API. */
  readonly field: string;
  readonly compares: string;
  readonly systems: string;
}

/** A role of a user in the account. Texts are Markdown. */
export interface UserRole extends Traced {
  /** `role` in the API. */
  readonly role: string;
  readonly rights: string;
}

export interface Releases {
  /** Releases of the product that the facts of this site were read at, newest first, without `v`. */
  readonly known: readonly [newest: string, ...older: string[]];
  /** Releases that `<Since release>` and `since` may name, oldest first: those with a feature that pages mention. */
  readonly dated: readonly string[];
}

/** Type of a value; `src/reference/parseEntry.ts` parses it. */
export type ValueKind = "address" | "host" | "range" | "name" | "secret" | "release" | "edition";

/** A value that readers can set for the code of all pages. Strings are plain text. */
export interface ReaderValue {
  /** Label of its field, also used in pages. */
  readonly label: string;
  readonly kind: ValueKind;
  /** Explanation below the field: one or two sentences. */
  readonly hint: string;
  /** Placeholder of the field. */
  readonly example: string;
}

/** A field of a dialog or a settings tab of the web app. Texts are Markdown with content tokens. */
export interface DialogField extends Traced {
  /** The label, letter for letter. */
  readonly label: string;
  /** Tab of the dialog that contains the field, if the dialog has tabs. */
  readonly tab?: string;
  readonly required?: boolean;
  /** Value of a new dialog, or of a new account. Absent: empty. */
  readonly default?: string;
  readonly note?: string;
  /** Name in the public API. */
  readonly api?: string;
}

/** The fields of another dialog, in this place. */
export interface FieldsOf {
  readonly fieldsOf: string;
}

/** A dialog in its file; `webApp/dialogs.ts` adds the fields that it omits. */
export interface DialogEntry extends Traced {
  /** Path of the menu entry that opens it. */
  readonly at: readonly string[];
  /** Buttons, and tabs without fields. */
  readonly buttons?: readonly string[];
  /** In the order of the screen. */
  readonly fields?: readonly (DialogField | FieldsOf)[];
}

/** An entry of the menu: a label, a label with the entries below it, or the entries of a shared list. */
export type MenuEntry = string | SharedEntries | Readonly<Record<string, readonly MenuEntry[]>>;

/** The entries of a list that several entries use, in this place. */
export interface SharedEntries {
  readonly entriesOf: string;
}

export interface WebAppMenu {
  /** Lists that several entries use. */
  readonly shared: Readonly<Record<string, readonly MenuEntry[]>>;
  /** The menu on the left, from the top, with pages, tabs, buttons and switches of each entry. */
  readonly menu: readonly MenuEntry[];
  /** Entries of the menu that are one page: below them are tabs, buttons and filters of that page. */
  readonly singlePages: readonly string[];
}

/** Menus of other products, which are not compared with the web app. */
export interface OtherMenus {
  /** First labels of their menus. */
  readonly menus: readonly string[];
  /** Labels of such products that look like misspelled ones of the web app. */
  readonly labels: readonly string[];
}

/** A limit or period that sentences of pages mention. */
export interface Limit extends Traced {
  /** What is limited. */
  readonly limit: string;
  /** The forms in which pages write it: `600 seconds`, `10 minutes`. */
  readonly value: readonly string[];
  /** Words in lower case, one of which stands in the same paragraph or row. */
  readonly near: readonly string[];
}

/** A feature, and the editions that have it. `cells` and `name` are Markdown with content tokens. */
export interface Feature extends Traced {
  readonly id: string;
  readonly name: string;
  /** The lowest plan of the cloud that has it. */
  readonly cloud: "all plans" | "Team" | "Business" | "none";
  /** The least that a self-hosted server needs for it. */
  readonly selfHosted: "open source" | "license" | "none";
  /** The role that is needed to set it up. */
  readonly role?: "admin" | "network_admin" | "billing_admin";
  readonly state?: "beta" | "experimental";
  /** The first release whose sources have it. */
  readonly since?: string;
  /** Its part of the API: paths, each with all paths below it, and names of properties. */
  readonly api?: readonly string[];
  /** Texts of the comparison that say more than yes, no or the plan. */
  readonly cells?: { readonly openSource?: string; readonly license?: string; readonly cloud?: string };
}

/** A term of the glossary as the file has it. Texts are Markdown with content tokens. */
export interface TermEntry {
  readonly term: string;
  readonly meaning: string;
  /** A link to the page that explains the term in full. */
  readonly more: string;
  /** Names of the term in running text. Absent: the term, or each of several between commas. */
  readonly names?: readonly string[];
  /** True if most readers know it. */
  readonly common?: boolean;
}

export interface SearchWords {
  /** Expressions that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** A query for the first finds the others too. */
  readonly oneWay: Readonly<Record<string, readonly string[]>>;
  readonly stopWords: readonly string[];
  /** Stop words of other languages, by the language. */
  readonly otherStopWords: Readonly<Record<string, readonly string[]>>;
  readonly lightWords: readonly string[];
  readonly apiWords: readonly string[];
  /** Names of programming languages. */
  readonly languages: readonly string[];
  /** Words for the operations of an HTTP method in queries, by the method in lower case. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  readonly faultWords: readonly string[];
  /** Words of headings above faults and their fixes. */
  readonly faultTitles: readonly string[];
}

/** A cause of a message. */
export interface MessageCause {
  readonly cause: string;
  /** The sign by which a reader recognizes this cause. */
  readonly sign?: string;
}

/** A message in its file. All texts but `text` are Markdown; all may hold content tokens. */
export interface MessageEntry {
  /** Its anchor; unique among all messages. */
  readonly id: string;
  /** Heading under which the page of the component lists it. */
  readonly topic: string;
  readonly where: string;
  readonly level: "info" | "warning" | "error" | "fatal";
  /** The literal text, with placeholders such as `<peer>`. */
  readonly text: string;
  /** Other texts of the release described that mean the same and have the same fix. */
  readonly also?: readonly string[];
  /** Texts that earlier releases print in its place. */
  readonly formerly?: readonly string[];
  /** File that has the text; a prefix such as `dashboard:` names a repository other than the product's. */
  readonly source: string;
  readonly since?: string;
  readonly until?: string;
  readonly meaning: string;
  readonly causes: readonly MessageCause[];
  /** Steps in order. */
  readonly fix: readonly string[];
  /** A link to the page that explains more. */
  readonly more: string;
}

/** A message that the product prints. */
export interface Message extends MessageEntry {
  /** The part of the product that prints it: the name of its file. */
  readonly component: string;
}

/** The messages of one component. */
export interface MessageFile {
  /** In the order of the page. */
  readonly messages: readonly MessageEntry[];
}

/** The data of each fact file, by its path below `src/facts` without the extension. */
export interface Facts {
  readonly activityEvents: readonly ActivityEvent[];
  readonly commands: readonly CommandEntry[];
  readonly editions: readonly Feature[];
  readonly glossary: readonly TermEntry[];
  readonly limits: readonly Limit[];
  /** Title of the page of each component of the product. */
  readonly messagePages: Readonly<Record<string, string>>;
  readonly [name: `messages/${string}`]: MessageFile;
  readonly policyProtocols: readonly PolicyProtocol[];
  readonly ports: Ports;
  readonly postureChecks: readonly PostureCheck[];
  readonly readerValues: Readonly<Record<string, ReaderValue>>;
  readonly releases: Releases;
  readonly roles: readonly UserRole[];
  readonly searchWords: SearchWords;
  readonly serverSettings: Readonly<Record<string, readonly ServerSetting[]>>;
  readonly variables: Readonly<Record<string, VariableGroup>>;
  readonly "webApp/dialogs": Readonly<Record<string, DialogEntry>>;
  readonly "webApp/menu": WebAppMenu;
  readonly "webApp/otherMenus": OtherMenus;
}

export type FactName = keyof Facts;
