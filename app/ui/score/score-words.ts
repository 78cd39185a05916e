import { bandOf } from "~/domain/scoring/bands";
import type { SoFar } from "~/domain/card/basis/so-far";
import type { T } from "~/texts/resources";
import { soFarWords } from "./so-far-words";

/** Points of anything, in hundredths; -1 = not available. */
export interface Score {
  actual: number;
  max: number;
  /** Nothing of it was answered: its 0 is no result (D3). */
  unfilled?: boolean | undefined;
  /** Of a class that is not complete: how far it has come. */
  soFar?: SoFar | null | undefined;
}

/** Whether the flag of a class is told: one that was not begun says so in its own place. */
export const isFlagTold = ({
  flagged,
  unfilled,
}: {
  flagged: boolean;
  unfilled?: boolean | undefined;
}): boolean => flagged && unfilled !== true;

interface ScoreWords {
  bandId: ReturnType<typeof bandOf>["band"]["id"];
  /** Whole percent; null when not available or not filled in. */
  value: number | null;
  /** The band's name; suppliers read "da avviare" where nothing is earned yet (§9). */
  name: string;
  /** The score of a class that is not complete, with its completeness and its range; null for any other. */
  soFar: string | null;
}

const NOTHING = bandOf(-1, -1);

/** How a score is shown everywhere: one value, one name, one pattern. */
export function scoreWords(
  t: T,
  { actual, max, unfilled, soFar = null }: Score,
  isSupplier = false,
): ScoreWords {
  if (unfilled) return { bandId: NOTHING.band.id, value: null, name: t("card:band.unfilled"), soFar: null };
  const { value, band } = bandOf(actual, max);
  const name = isSupplier && band.id === "zero" ? t("card:band.to_start") : t(`card:band.${band.id}`);
  const unfinished = soFar === null ? null : soFarWords(t, { actual, max, soFar });
  return { bandId: band.id, value, name, soFar: unfinished };
}

/** The class name that carries a band's colours; the supplier's zero is an outline. */
export const bandClass = ({ bandId }: Pick<ScoreWords, "bandId">, isSupplier = false) =>
  isSupplier && bandId === "zero" ? "band-zero band-outline" : `band-${bandId}`;
