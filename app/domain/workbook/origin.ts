/** What a workbook was made from: the company, the year, and "bozza" or the id of an issued card. */
interface Origin {
  /** A mark that is unique to the company and reveals nothing about it. */
  company: string;
  year: number;
  version: string;
}

export const DRAFT = "bozza";

/** "3f2a91c0d5e1/2025/bozza". */
export const writeOrigin = ({ company, year, version }: Origin): string => `${company}/${year}/${version}`;

/** The mark of the digital template, which names no company of ours. */
const TEMPLATE = "vsme";

/** The origin of what a digital template says about a year. */
export const templateOrigin = (year: number): string =>
  writeOrigin({ company: TEMPLATE, year, version: DRAFT });

type OriginIssue = "workbook_other_company" | "workbook_other_year" | "workbook_issued" | "vsme_other_year";

/** Why a row of this origin does not belong to a company's draft of a year; null when it does. */
export function originIssue(origin: string, company: string, year: number): OriginIssue | null {
  const [mark, ofYear, version] = origin.trim().split("/");
  if (mark === TEMPLATE) return ofYear === String(year) ? null : "vsme_other_year";
  if (mark !== company) return "workbook_other_company";
  if (ofYear !== String(year)) return "workbook_other_year";
  return version === DRAFT ? null : "workbook_issued";
}
