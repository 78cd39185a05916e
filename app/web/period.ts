import { useParams } from "@remix-run/react";

/** What a page below a pair of segments is about: a card version ("draft", "public" or an id) of a year (D1). */
export interface Period {
  version: string;
  year: number;
}

/** The pair in an address; null where there is none: the draft of the current year. */
export function periodIn({ version, year }: { version?: string; year?: string }): Period | null {
  return version === undefined || year === undefined ? null : { version, year: Number(year) };
}

export const usePeriod = (): Period | null => periodIn(useParams());
