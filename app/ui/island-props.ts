/** What each island is given by the server: the one agreement between the page and its script. */
export interface IslandProps {
  /** A button that copies a text which can also be selected. */
  copy: { text: string; label: string; done: string };
  /** What a form says of itself while it is being sent. */
  pending: { words: string };
  /** A button that shows or hides what is typed into a password field. */
  "show-password": { field: string; label: string; of: string };
}

export type IslandName = keyof IslandProps;

/** What the script gives an island: its props, and the element that the server left for it. */
export type IslandGiven<Name extends IslandName> = IslandProps[Name] & { place: HTMLElement };
