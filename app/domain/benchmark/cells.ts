import type { CompanySize } from "../question/answer";

/** The ladder from the closest companies to all of them (D10). */
export const RUNGS = ["sector_size", "macrosector_size", "macrosector", "size", "all"] as const;
export type Rung = (typeof RUNGS)[number];

/** Where a company stands, or whom somebody wants to be compared with; null = not known, or not asked for. */
export interface Profile {
  /** ATECO 2025 division ("25"). */
  sector: string | null;
  /** ATECO 2025 section ("C"). */
  macrosector: string | null;
  size: CompanySize | null;
}

type Trait = keyof Profile;

const TRAITS: Record<Rung, readonly Trait[]> = {
  sector_size: ["sector", "size"],
  macrosector_size: ["macrosector", "size"],
  macrosector: ["macrosector"],
  size: ["size"],
  all: [],
};

/** A group of companies; its name on a page is a text for the rung with the traits as parameters. */
export interface Cell {
  /** "sector_size:25:small", "all". */
  key: string;
  rung: Rung;
  traits: Partial<Record<Trait, string>>;
}

/** The cells a profile lies in, the closest first; rungs whose traits are not known are left out, "all" never is. */
export function ladder(profile: Profile): Cell[] {
  return RUNGS.flatMap((rung) => {
    const known = TRAITS[rung].flatMap((trait): [Trait, string][] => {
      const value = profile[trait];
      return value === null ? [] : [[trait, value]];
    });
    if (known.length < TRAITS[rung].length) return [];
    const key = [rung, ...known.map(([, value]) => value)].join(":");
    return [{ key, rung, traits: Object.fromEntries(known) }];
  });
}
