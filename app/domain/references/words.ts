import type { Reference } from "../question/question";

/** Sources whose points say by themselves what they are: "D.Lgs. 81/2008, art. 37". */
const NAMED_IN_POINT: readonly Reference["source"][] = ["Legge"];

/** A reference in words, the only ones of pages, API, workbooks and documents. */
export function referenceWords({ source, point }: Pick<Reference, "source" | "point">): string {
  if (NAMED_IN_POINT.includes(source)) return point;
  if (new RegExp(`^${source}\\b`).test(point)) return point;
  return source === "OCSE" ? `${source}, ${point}` : `${source} ${point}`;
}
