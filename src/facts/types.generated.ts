// Made of the schemas by `node tools/factTypes.mjs`.

/**
 * a label, a label with the entries below it, or entriesOf with the name of a shared list
 */
export type Entry =
  | string
  | {
      /**
       * the name of a shared list
       */
      entriesOf?: string;
      /**
       * a list of entries
       */
      [k: string]: Entry[] | string | undefined;
    };

/**
 * The data of each fact file, by its path in the folder of facts without the extension. Files of one folder share a type.
 */
export interface SiteTypes {
  /**
   * Items: an audit event; texts are plain, without content tokens
   */
  activityEvents: {
    /**
     * lower-case words joined by dots
     */
    code: string;
    /**
     * the server's number of the event
     */
    number: number;
    /**
     * what happened in a few words, without a full stop
     */
    description: string;
    /**
     * true for an event that came after release 0.60.9
     */
    newer?: boolean;
    /**
     * the file that confirms it: a path of the product's repository, "web: path" or "docs: path", with ": literal" if its text differs from the name
     */
    source?: string;
  }[];
  /**
   * Items: a command of the client; texts can contain content tokens
   */
  commands: {
    /**
     * the words after the program's name: networks select; empty for the program itself
     */
    path: string;
    /**
     * other words for the last word of the path
     */
    aliases?: string[];
    /**
     * what follows the command: `<name>` required, `[name]` optional, `...` repeats, `<in|out>` one of these words; nothing if it takes no arguments
     */
    args?: string;
    /**
     * one complete sentence
     */
    summary: string;
    /**
     * the first release that has it, without "v", such as 0.70.5; nothing if all releases described have it
     */
    since?: string;
    /**
     * true for a command that the client itself starts and that its help does not list
     */
    hidden?: boolean;
    /**
     * the path of another command, whose flags come first
     */
    flagsOf?: string;
    /**
     * a list of its flags in the order of the tables, without the global ones, which every command accepts
     *
     * Items: a flag; texts are plain text, without Markdown, and can contain content tokens
     */
    flags?: {
      /**
       * the flag as typed, dashes included: `--setup-key`, or `-L` if it has no long form
       */
      name: string;
      /**
       * the one-letter form with its dash: -k
       */
      short?: string;
      /**
       * the kind of value that the flag takes
       */
      type:
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
      /**
       * the only words that the flag takes, if the list is closed
       */
      values?: string[];
      /**
       * a literal value, or words if the platform or another value decides; nothing if the flag starts empty
       */
      default?: string;
      /**
       * the environment variable without its prefix: SETUP_KEY; nothing if it has none
       */
      env?: string;
      /**
       * one or two complete sentences
       */
      purpose: string;
      /**
       * the first release that has it, without "v", such as 0.70.5; nothing if all releases described have it
       */
      since?: string;
      /**
       * true for a flag that is accepted and no longer useful; the purpose names what replaces it
       */
      deprecated?: boolean;
      /**
       * true for an experimental flag
       */
      experimental?: boolean;
      /**
       * the file that confirms it: a path of the product's repository, "web: path" or "docs: path", with ": literal" if its text differs from the name
       */
      source?: string;
    }[];
    /**
     * the file that confirms it: a path of the product's repository, "web: path" or "docs: path", with ": literal" if its text differs from the name
     */
    source?: string;
  }[];
  /**
   * Items: a limit or period that sentences of pages mention
   */
  limits: {
    /**
     * what is limited
     */
    limit: string;
    /**
     * the forms in which pages write it: 600 seconds, 10 minutes
     *
     * @minItems 1
     */
    value: [string, ...string[]];
    /**
     * words in lower case; the paragraph or row with the limit contains one of them
     *
     * @minItems 1
     */
    near: [string, ...string[]];
    /**
     * the file that confirms it: a path of the product's repository, "web: path" or "docs: path", with ": literal" after it
     */
    source: string;
  }[];
  /**
   * the pages by the place where readers see a line, in the order of the menu
   */
  messagePages: {
    /**
     * where readers see the lines of these pages, such as "In an app"
     */
    place: string;
    /**
     * true for texts of tools and libraries, which the product's messages repeat as their cause
     */
    isCause?: boolean;
    pages: {
      /**
       * the title of the page, after "Messages: "
       */
      [k: string]: string;
    };
  }[];
  /**
   * What the product prints when something is wrong or worth knowing, with causes and fixes. Texts are Markdown; placeholders are written `<like this>`.
   */
  messages: {
    /**
     * a list of messages, in the order of the page
     *
     * Items: a message; all texts can contain content tokens, and all but the literal ones are Markdown
     */
    messages: {
      /**
       * the anchor on the page of its component, unique among all messages: lower-case words joined by hyphens
       */
      id: string;
      /**
       * the heading under which the page lists it, such as "Sign-in"
       */
      topic: string;
      /**
       * where readers see it
       */
      where:
        | "log"
        | "command"
        | "status"
        | "app"
        | "API response"
        | "web app"
        | "terminal"
        | "SSH session"
        | "kubectl describe";
      /**
       * how serious the product says it is; with debug, the line is printed only at the log level debug or trace
       */
      level: "debug" | "info" | "warning" | "error" | "fatal";
      /**
       * the literal text, with what changes as a placeholder such as `<peer>`
       */
      text: string;
      /**
       * a list of other texts of the release described for which meaning, every cause, and the fix are true
       *
       * @minItems 1
       *
       * Items: a literal text, as in `text`
       */
      also?: [string, ...string[]];
      /**
       * a list of texts that earlier releases print in its place, for which all of it is true as well
       *
       * @minItems 1
       *
       * Items: a literal text, as in `text`
       */
      formerly?: [string, ...string[]];
      /**
       * the file that has the text, from the root of its repository; a prefix such as "operator:" names a repository other than the product's, and what follows a further colon is the form in which the file has the text
       */
      source: string;
      /**
       * the first release with this text; nothing for texts that are older than the releases described
       */
      since?: string;
      /**
       * the last release with this text; nothing for texts that the release described still prints
       */
      until?: string;
      /**
       * what it means, in one sentence with a full stop
       */
      meaning: string;
      /**
       * a list of causes, the most frequent first
       *
       * @minItems 1
       */
      causes: [
        {
          /**
           * the cause in a few words, without a full stop
           */
          cause: string;
          /**
           * how to tell that it is this cause, in one sentence with a full stop
           */
          sign?: string;
        },
        ...{
          /**
           * the cause in a few words, without a full stop
           */
          cause: string;
          /**
           * how to tell that it is this cause, in one sentence with a full stop
           */
          sign?: string;
        }[],
      ];
      /**
       * a list of steps, each one sentence or more
       *
       * @minItems 1
       *
       * Items: a step
       */
      fix: [string, ...string[]];
      /**
       * a link to the page that explains more: "[Title of the page](/route)", in quotation marks
       */
      more: string;
    }[];
    /**
     * a list of texts that the component writes while it works: readers need to do nothing
     *
     * @minItems 1
     *
     * Items: a literal text, as in `text`
     */
    normal?: [string, ...string[]];
    /**
     * a list of the component's other texts, whose meaning isn't verified: pages say nothing about them
     *
     * @minItems 1
     *
     * Items: a literal text, as in `text`
     */
    unexplained?: [string, ...string[]];
  };
  /**
   * Items: a protocol; texts can contain content tokens
   */
  policyProtocols: {
    /**
     * the value in the API
     */
    protocol: string;
    /**
     * which ports a rule may have
     */
    ports: string;
    /**
     * what a rule lets through
     */
    meaning: string;
    /**
     * the file that confirms it: a path of the product's repository, "web: path" or "docs: path", with ": literal" if its text differs from the name
     */
    source?: string;
  }[];
  ports: {
    /**
     * ports that components of the server listen on
     */
    server: {
      /**
       * the component that listens
       */
      component: string;
      /**
       * a port, or words with ports
       */
      port: string;
      /**
       * TCP, UDP or both
       */
      protocol: string;
      /**
       * the use of the port
       */
      use: string;
      /**
       * the file that confirms it: a path of the product's repository, "web: path" or "docs: path", with ": literal" if its text differs from the name
       */
      source?: string;
    }[];
    /**
     * ports that the client listens on
     */
    client: {
      /**
       * a port, or words with ports
       */
      port: string;
      /**
       * TCP, UDP or both
       */
      protocol: string;
      /**
       * the addresses that the client listens on
       */
      where: string;
      /**
       * the use of the port
       */
      use: string;
      /**
       * the file that confirms it: a path of the product's repository, "web: path" or "docs: path", with ": literal" if its text differs from the name
       */
      source?: string;
    }[];
    /**
     * ports of tools that pages use in examples
     */
    examples: {
      /**
       * the program that uses the port
       */
      [k: string]: string;
    };
  };
  /**
   * Items: a kind of posture check; texts can contain content tokens
   */
  postureChecks: {
    /**
     * the name of the kind
     */
    name: string;
    /**
     * the key below "checks" in the API
     */
    field: string;
    /**
     * what is compared
     */
    compares: string;
    /**
     * the operating systems
     */
    systems: string;
    /**
     * the file that confirms it: a path of the product's repository, "web: path" or "docs: path", with ": literal" if its text differs from the name
     */
    source?: string;
  }[];
  /**
   * Items: a role; texts are Markdown
   */
  roles: {
    /**
     * the value in the API
     */
    role: string;
    /**
     * what the role may do
     */
    rights: string;
    /**
     * the file that confirms it: a path of the product's repository, "web: path" or "docs: path", with ": literal" if its text differs from the name
     */
    source?: string;
  }[];
  serverSettings: {
    /**
     * Items: a key of the combined server's config.yaml; texts are Markdown with content tokens
     */
    [k: string]: {
      /**
       * the key below server, with dots: store.engine
       */
      key: string;
      /**
       * a literal in backticks, or words
       */
      default: string;
      /**
       * what the key does, without a full stop
       */
      meaning: string;
      /**
       * the file that confirms it: a path of the product's repository, "web: path" or "docs: path", with ": literal" if its text differs from the name
       */
      source?: string;
    }[];
  };
  variables: {
    [k: string]: {
      /**
       * what the variables have in common, for maintainers
       */
      about: string;
      /**
       * Items: an environment variable that no flag of the client sets; texts are Markdown with content tokens
       */
      variables: {
        /**
         * the whole name with its prefix: {{env}}_STATE_DIR; a * at the end matches any further characters
         */
        name: string;
        /**
         * a literal in backticks, or words
         */
        default: string;
        /**
         * what the variable does, without a full stop
         */
        meaning: string;
        /**
         * the file that confirms it: a path of the product's repository, "web: path" or "docs: path", with ": literal" if its text differs from the name
         */
        source?: string;
      }[];
      /**
       * the file that confirms it: a path of the product's repository, "web: path" or "docs: path", with ": literal" if its text differs from the name
       */
      source?: string;
    };
  };
  "webApp/dialogs": {
    /**
     * a dialog, wizard or settings tab
     */
    [k: string]: {
      /**
       * the name of another app that has the dialog, such as the desktop app
       */
      app?: string;
      /**
       * the labels that open the dialog, from the menu on; empty for a page that opens by itself
       */
      at: string[];
      /**
       * the heading of the new dialog, letter for letter; {label} is the value of that field
       */
      title?: string;
      /**
       * true if the tabs are steps, of which only the current one is shown
       */
      wizard?: boolean;
      /**
       * the tabs of the new dialog in their order, or one entry for a dialog without tabs
       *
       * @minItems 1
       *
       * Items: a tab with its buttons
       */
      views?: [
        {
          /**
           * the label of the tab
           */
          tab?: string;
          /**
           * a label and values without which the tab is hidden: "Protocol: TCP, UDP"
           */
          shownFor?: string;
          /**
           * the buttons at the end, from left to right; the last is the main one
           */
          buttons: string[];
          /**
           * true for a menu: the buttons are its entries
           */
          menu?: boolean;
          /**
           * true for buttons at the top
           */
          top?: boolean;
          /**
           * the heading of what follows the main button, letter for letter
           */
          result?: string;
        },
        ...{
          /**
           * the label of the tab
           */
          tab?: string;
          /**
           * a label and values without which the tab is hidden: "Protocol: TCP, UDP"
           */
          shownFor?: string;
          /**
           * the buttons at the end, from left to right; the last is the main one
           */
          buttons: string[];
          /**
           * true for a menu: the buttons are its entries
           */
          menu?: boolean;
          /**
           * true for buttons at the top
           */
          top?: boolean;
          /**
           * the heading of what follows the main button, letter for letter
           */
          result?: string;
        }[],
      ];
      /**
       * labels of buttons, and of tabs without fields
       */
      buttons?: string[];
      /**
       * a list of fields in the order of the screen
       */
      fields?: (
        | {
            /**
             * the name of another dialog
             */
            fieldsOf: string;
            /**
             * the tab of this dialog that has them
             */
            tab?: string;
          }
        | {
            /**
             * the label, letter for letter
             */
            label: string;
            /**
             * true if the dialog shows no label for the field
             */
            unlabeled?: boolean;
            /**
             * true for what only some accounts have, or what is in a closed part: drawings have it only where it is filled in
             */
            onlyFilled?: boolean;
            /**
             * the tab of the dialog that has the field, if the dialog has tabs
             */
            tab?: string;
            /**
             * what the field takes; a button within the dialog has its own label as value
             */
            kind?: "text" | "number" | "choice" | "switch" | "groups" | "button";
            /**
             * the choices of a list, letter for letter
             *
             * @minItems 1
             */
            choices?: [string, ...string[]];
            /**
             * what a new dialog shows in the field; for a switch, default says it
             */
            value?: string;
            /**
             * the placeholder, letter for letter
             */
            placeholder?: string;
            /**
             * the words behind a number, letter for letter
             */
            unit?: string;
            /**
             * the label of the switch without which the field is locked, or a label and values: "Protocol: TCP, UDP", or "Target: *" for any value
             */
            needs?: string;
            /**
             * the same for a field that is hidden otherwise
             */
            shownFor?: string;
            /**
             * the lowest and the highest number that the field takes
             *
             * @minItems 2
             * @maxItems 2
             */
            range?: [number, number];
            /**
             * a regular expression that the whole text must match
             */
            pattern?: string;
            /**
             * true for a field that must be filled
             */
            required?: boolean;
            /**
             * the value of a new dialog, or of a new account; nothing if it starts empty
             */
            default?: string;
            /**
             * what a reader should know
             */
            note?: string;
            /**
             * the name in the public API
             */
            api?: string;
            /**
             * the file that confirms it: a path of the product's repository, "web: path" or "docs: path", with ": literal" if its text differs from the name
             */
            source?: string;
          }
      )[];
      /**
       * the file that confirms it: a path of the product's repository, "web: path" or "docs: path", with ": literal" if its text differs from the name
       */
      source?: string;
    };
  };
  "webApp/menu": {
    /**
     * lists that several entries use
     */
    shared: {
      /**
       * a list of entries
       */
      [k: string]: Entry[];
    };
    /**
     * a list of entries: the menu on the left, from the top, with pages, tabs, buttons and switches of each
     */
    menu: Entry[];
    /**
     * entries of the menu that are one page: below them are its tabs, buttons and filters
     */
    singlePages: string[];
  };
  "webApp/otherMenus": {
    /**
     * a list of the first labels of menus of other products
     */
    menus: string[];
    /**
     * a list of labels of such products that look like misspelled ones of the web app
     */
    labels: string[];
  };
}
