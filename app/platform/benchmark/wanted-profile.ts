import { ApiError } from "~/api/errors";
import { divisions } from "~/content/sectors/divisions";
import { sections } from "~/content/sectors/sections";
import type { Profile } from "~/domain/benchmark/cells";
import type { CompanySize } from "~/domain/question/answer";

const sectionOf = new Map(divisions.map(({ code, section }) => [code, section]));
const sectionCodes = new Set(sections.map(({ code }) => code));

interface ProfileChoice {
  /** A division, a section letter, or "all"; absent = the company's own. */
  sector?: string | undefined;
  size?: CompanySize | "all" | undefined;
}

/** The profile that a reader wants to be compared with; an unknown sector is refused. */
export function wantedProfile({ sector, size }: ProfileChoice, own: Profile): Profile {
  return {
    ...sectorWanted(sector, own),
    size: size === undefined ? own.size : size === "all" ? null : size,
  };
}

function sectorWanted(wanted: string | undefined, own: Profile): Pick<Profile, "sector" | "macrosector"> {
  if (wanted === undefined) return { sector: own.sector, macrosector: own.macrosector };
  if (wanted === "all") return { sector: null, macrosector: null };
  if (sectionCodes.has(wanted)) return { sector: null, macrosector: wanted };
  const macrosector = sectionOf.get(wanted);
  if (macrosector !== undefined) return { sector: wanted, macrosector };
  throw new ApiError(422, "internal/invalid_input", [{ path: "query.sector", code: "unknown_choice" }]);
}
