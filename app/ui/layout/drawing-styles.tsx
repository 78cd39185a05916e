import { useMatches } from "@remix-run/react";
import type { PageHandle } from "./page-handle";

/** The styles of card, scores and charts, where the page may have one. An error page in its place has none either. */
export function DrawingStyles({ href }: { href: string }) {
  const hasNone = useMatches().some(
    ({ handle }) => (handle as PageHandle<unknown> | undefined)?.hasDrawings === false,
  );
  return hasNone ? null : <link rel="stylesheet" href={href} />;
}
