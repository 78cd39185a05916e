import type { HomePage } from "~/api/contract/completed/home-page";
import { divisions } from "~/content/sectors/divisions";
import type { Snapshot } from "../store/versions";

const SECTORS = new Map(divisions.map(({ code, label }) => [code, label]));

/** The company as a card names it. */
export const companyWords = ({
  businessName: name,
  sector,
  size,
}: Pick<Snapshot["registry"], "businessName" | "sector" | "size">): HomePage["company"] => ({
  name,
  sector,
  sectorLabel: sector === null ? null : (SECTORS.get(sector) ?? null),
  size,
});
