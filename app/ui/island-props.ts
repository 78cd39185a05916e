/** The props that the server gives to each island: the one agreement between the page and its script. */
export interface IslandProps {
  /** Opens the help beside the answer where there is room, and saves at Ctrl+Enter, which its words say. */
  asking: { words: string };
  /** The boxes of a question that bind each other: the messages when others were unticked, or are too many. */
  choices: { unticked?: string | undefined; tooMany?: string | undefined; max?: number | undefined };
  /** A text field over the native list of this id; the name of its button, and the message when no option fits. */
  combobox: { field: string; open: string; none: string };
  /** Also shows its page in a dialog, where the address has this mark. */
  completed: { close: string; mark: string };
  /**
   * Shows the pages of links marked `data-confirm` in a dialog; once per page. The word of the button that closes it.
   */
  confirm: { close: string };
  /** A button that copies a text which can also be selected. */
  copy: { text: string; label: string; done: string };
  /** The parts of a figure that name the same `data-part` mark each other. */
  highlight: object;
  /**
   * Sends what is typed into the form around it to an address, and says that it is kept, when last, or that it fails. A
   * form that comes back refused has something to keep from the start.
   */
  jotting: { to: string; kept: string; at: string; failed: string; isRefused?: boolean };
  /** Asks before the user leaves a form with typed values; a form that comes back refused has them from the start. */
  "leave-guard": { isRefused?: boolean };
  /**
   * Puts cells of a spreadsheet into a matrix; its words come before the number of cells that were put in, and that
   * found no place.
   */
  paste: { done: string; over: string; undo: string };
  /**
   * Counts the ticked rows of the form around it and ticks all of its page. `many` has the place "{{count}}"; `all` names
   * the box.
   */
  selection: { all: string; none: string; one: string; many: string };
  /** A button that shows or hides what is typed into a password field. */
  "show-password": { field: string; label: string; of: string };
  /** Follows work under way. */
  progress: {
    /** The page to poll, which does not refresh itself. */
    here: string;
    /** This is that page. */
    isFollowed: boolean;
    /** Milliseconds between two polls, and before the next page when all is done. */
    every: number;
    leave?: number;
    /** The words of the dialog over it; absent where there is none. */
    dialog?: { title: string; text: string; bar: string; over: string; leaving: string; stay: string };
  };
  /** Sums that follow what is typed, in elements that name their parts in `data-sum`. */
  totals: object;
}

export type IslandName = keyof IslandProps;

/** What the script gives an island: its props, and the element that the server left for it. */
export type IslandGiven<Name extends IslandName> = IslandProps[Name] & { place: HTMLElement };
