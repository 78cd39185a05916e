import type { TextKey, TextParams } from "~/texts/resources";

/** A text of the catalogue, or words that come from data (a question's prompt). */
export type PageText = TextKey | { key: TextKey; params: TextParams } | { words: string };

/** A page between the dashboard and this one in the breadcrumb; a loader names them as `above` in its data. */
export interface PlaceAbove {
  label: string;
  to: string;
}

/**
 * What a page says of itself: its title and its place in the breadcrumb. The title is put together by the root, since
 * only the root sees that a form was refused and has to say so first.
 */
export interface PageHandle<Data = never> {
  /** `posted` is what the page's action has answered, when the page is the answer to a post. */
  title?: PageText | ((data: Data, posted?: unknown) => PageText);
  crumb?: PageText | ((data: Data) => PageText);
}
