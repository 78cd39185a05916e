import type { UIMatch } from "@remix-run/react";
import type { T } from "~/texts/resources";
import type { Crumb } from "~/ui/layout/breadcrumb";
import type { PageHandle, PlaceAbove } from "~/ui/layout/page-handle";
import { titleWords } from "~/ui/layout/page-title";

/** The breadcrumb, from the crumbs that the matched routes declare; the last one is the page itself. */
export function crumbsOf(matches: UIMatch[], t: T): Crumb[] {
  const crumbs = matches.flatMap(({ handle, data, pathname }): PlaceAbove[] => {
    const crumb = (handle as PageHandle<unknown> | undefined)?.crumb;
    if (crumb === undefined || (typeof crumb === "function" && data === undefined)) return [];
    const { above = [] } = (data ?? {}) as { above?: PlaceAbove[] };
    const label = titleWords(typeof crumb === "function" ? crumb(data) : crumb, t);
    return [...above, { label, to: pathname.replace(/\/$/, "") }];
  });
  return crumbs.map(({ label, to }, index) => (index === crumbs.length - 1 ? { label } : { label, to }));
}
