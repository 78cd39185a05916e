import type { CompanySize } from "../question/answer";

/** The ladder from the closest companies to all of them (D10). */
export const RUNGS = ["sector_size", "macrosector_size", "macrosector", "size", "all"] as const;
type Rung = (typeof RUNGS)[number];

/** The traits of a company, or of the companies it is compared with; null = not known, or not selected. */
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

/** The cells of a profile, the closest first; rungs with an unknown trait are left out, "all" never is. */
export function ladder(profile: Profile): Cell[] {
  return RUNGS.flatMap((rung) => {
    const knownTraits = TRAITS[rung].flatMap((trait): [Trait, string][] => {
      const value = profile[trait];
      return value === null ? [] : [[trait, value]];
    });
    if (knownTraits.length < TRAITS[rung].length) return [];
    const key = [rung, ...knownTraits.map(([, value]) => value)].join(":");
    return [{ key, rung, traits: Object.fromEntries(knownTraits) }];
  });
}
