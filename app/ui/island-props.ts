/** What each island is given by the server: the one agreement between the page and its script. */
export interface IslandProps {
  /** The boxes of a question that bind each other: what is said when others were unticked, or are too many. */
  choices: { unticked?: string | undefined; tooMany?: string | undefined; max?: number | undefined };
  /** A field to type into over the native list of this id; what its button is called, and what is said when nothing fits. */
  combobox: { field: string; open: string; none: string };
  /** Shows its page in a dialog too, where the address has this mark. */
  completed: { close: string; mark: string };
  /** Shows the pages of links marked `data-confirm` in a dialog; once a page. The word of the button that closes it. */
  confirm: { close: string };
  /** A button that copies a text which can also be selected. */
  copy: { text: string; label: string; done: string };
  /** The parts of a figure that name the same `data-part` mark each other. */
  highlight: object;
  /** Keeps a form from being left with something typed; one that comes back refused holds that already. */
  "leave-guard": { isRefused?: boolean };
  /** The screen of a document that takes long; once a page. */
  loading: { words: string };
  /** Cells of a spreadsheet into a matrix; its words come before how many were put in, and how many found no place. */
  paste: { done: string; over: string; undo: string };
  /** What a form says of itself while it is being sent. */
  pending: { words: string };
  /** A button that shows or hides what is typed into a password field. */
  "show-password": { field: string; label: string; of: string };
  /** Follows work under way. */
  progress: {
    /** The page as it is read again, which does not move on by itself. */
    here: string;
    /** It is that page already. */
    isFollowed: boolean;
    /** Milliseconds between two looks, and before it moves on when all is done. */
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
