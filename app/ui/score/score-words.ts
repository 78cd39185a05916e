import { bandOf } from "~/domain/scoring/bands";
import type { T } from "~/texts/resources";

/** Points of anything, in hundredths; -1 = not available. */
export interface Score {
  actual: number;
  max: number;
}

interface ScoreWords {
  bandId: ReturnType<typeof bandOf>["band"]["id"];
  /** Whole percent; null when not available. */
  value: number | null;
  /** The band's name; suppliers read "da avviare" where nothing is earned yet (§9). */
  name: string;
}

/** How a score is shown everywhere: one value, one name, one pattern. */
export function scoreWords(t: T, { actual, max }: Score, isSupplier = false): ScoreWords {
  const { value, band } = bandOf(actual, max);
  const name = isSupplier && band.id === "zero" ? t("card:band.to_start") : t(`card:band.${band.id}`);
  return { bandId: band.id, value, name };
}

/** The class name that carries a band's colours; the supplier's zero is an outline. */
export const bandClass = ({ bandId }: Pick<ScoreWords, "bandId">, isSupplier = false) =>
  isSupplier && bandId === "zero" ? "band-zero band-outline" : `band-${bandId}`;
