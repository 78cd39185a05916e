import type { UIMatch } from "@remix-run/react";
import type { T } from "~/texts/resources";
import type { Crumb } from "~/ui/layout/breadcrumb";
import type { PageHandle } from "~/ui/layout/page-handle";
import { wordsOf } from "~/ui/layout/page-title";

/** The breadcrumb, from the crumbs that the matched routes declare; the last one is the page itself. */
export function crumbsOf(matches: UIMatch[], t: T): Crumb[] {
  const crumbs = matches.flatMap(({ handle, data, params, pathname }): Required<Crumb>[] => {
    const { crumb, above = () => [] } = (handle ?? {}) as PageHandle<unknown>;
    if (crumb === undefined || (typeof crumb === "function" && data === undefined)) return [];
    const places = data === undefined ? [] : above(params);
    return [
      ...places.map(({ words, to }) => ({ label: words.map((one) => wordsOf(one, t)).join(", "), to })),
      {
        label: wordsOf(typeof crumb === "function" ? crumb(data) : crumb, t),
        to: pathname.replace(/\/$/, ""),
      },
    ];
  });
  return crumbs.map(({ label, to }, index) => (index === crumbs.length - 1 ? { label } : { label, to }));
}
