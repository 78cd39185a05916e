import type { TextKey, TextParams } from "~/texts/resources";

/** A text of the catalogue, or words that come from data (a question's prompt). */
export type PageText = TextKey | { key: TextKey; params: TextParams } | { words: string };

/** A page between the dashboard and this one in the breadcrumb; a loader names them as `above` in its data. */
export interface PlaceAbove {
  label: string;
  to: string;
}

/**
 * The title of a page and its place in the breadcrumb. The root puts the title together, because only the root knows
 * that a form was refused, which the title says first.
 */
export interface PageHandle<Data = never> {
  /** `posted` is what the page's action has answered, when the page is the answer to a post. */
  title?: PageText | ((data: Data, posted?: unknown) => PageText);
  crumb?: PageText | ((data: Data) => PageText);
  /** Where the second skip link leads, and its words; null where the page has none. */
  skip?: (data: Data) => { to: string; words: TextKey } | null;
}
