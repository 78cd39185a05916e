import type { Reference } from "~/domain/survey/question";
import { divisions } from "./divisions";

export const highClimateImpactReference: Reference = {
  source: "Legge",
  point: "Reg. delegato (UE) 2022/1288, allegato I, settori ad alto impatto climatico",
};

/**
 * The regulation names sections A to H and L of NACE Rev. 2. In ATECO 2025 real estate moved from L to M and is division
 * 68; finance, now L, is not meant. Vehicle repair (95.31, 95.32) left section G with the new classification: at the
 * level of divisions it cannot be told apart from other repairs and is not listed.
 */
export const highClimateImpactDivisions: readonly string[] = divisions
  .filter(({ code, section }) => "ABCDEFGH".includes(section) || code === "68")
  .map(({ code }) => code);
