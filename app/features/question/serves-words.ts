import type { Reference } from "~/domain/question/question";
import type { T } from "~/texts/resources";

/** Standards that companies are asked by, in the order of the words. */
const ASKED_BY = ["VSME", "MEF-PMI", "GRI"] as const;

/**
 * The disclosures that an answer serves, without their paragraphs ("VSME B3 · banca 8"); null where none of the
 * standards asks for it. The help lists them with their editions.
 */
export function servesWords(t: T, references: readonly Reference[]): string | null {
  const served = ASKED_BY.flatMap((source) => {
    const points = references.filter((one) => one.source === source).map(({ point }) => disclosure(point));
    const distinct = [...new Set(points)].join(", ");
    return distinct === ""
      ? []
      : [source === "MEF-PMI" ? t("question:serves_bank", { points: distinct }) : `${source} ${distinct}`];
  });
  return served.length === 0 ? null : t("question:serves", { list: served.join(" · ") });
}

const disclosure = (point: string): string => point.split(" §")[0] ?? point;
