import type { SoFar } from "~/domain/card/basis/so-far";
import { bandOf } from "~/domain/scoring/bands";
import type { T } from "~/texts/resources";

interface UnfinishedScore {
  actual: number;
  max: number;
  soFar: SoFar;
}

/** "finora 31 di 100, con 12 di 30 domande; …": the score of a class that is not complete, on every page (D3). */
export function soFarWords(
  t: T,
  { actual, max, soFar: { done, applicable, reachable } }: UnfinishedScore,
): string {
  const value = bandOf(actual, max).value ?? 0;
  const most = reachable === null ? null : (bandOf(reachable, max).value ?? 0);
  const words = { value, done, applicable };
  if (most === null) return t("card:so_far", words);
  return most > value ? t("card:so_far_up_to", { ...words, most }) : t("card:so_far_no_more", words);
}
