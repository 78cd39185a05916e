import type { TextKey } from "~/texts/resources";
import type { PageHandle } from "./page-handle";

/**
 * The handle of a page of long work: in each of its states it has another title and crumb, whose texts are below the
 * state's name, in the namespace of its kind of work where there are several. `first` is the state of a page whose data
 * could not be loaded.
 */
export function stateHandle<Page extends { state: string; kind?: string }>(
  namespace: string,
  first: Page["state"],
): PageHandle<Page | undefined> {
  const named = (part: "title" | "crumb") => (page: Page | undefined) =>
    `${page?.kind ?? namespace}:${page?.state ?? first}.${part}` as TextKey;
  return { title: named("title"), crumb: named("crumb") };
}
