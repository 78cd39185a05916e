import type { TextKey } from "~/texts/resources";
import type { PageHandle } from "./page-handle";

/**
 * What a page of long work says of itself: in each of its states another title and crumb, which its texts have under the
 * state's name. `first` is the state of a page whose data could not be had.
 */
export function stateHandle<Page extends { state: string }>(
  namespace: string,
  first: Page["state"],
): PageHandle<Page | undefined> {
  const named = (part: "title" | "crumb") => (page: Page | undefined) =>
    `${namespace}:${page?.state ?? first}.${part}` as TextKey;
  return { title: named("title"), crumb: named("crumb") };
}
