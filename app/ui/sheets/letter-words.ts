import { formatDate } from "~/texts/format";
import type { T } from "~/texts/resources";

interface LetterFacts {
  companyName: string;
  identifier: string | null;
  year: number;
  version: string | null;
  issuedAt: string | null;
}

/** On the line of a paper that is signed by hand. */
const BY_HAND = "______________________________";

/**
 * What goes with the sheet of a client: the cap of the request, and the right to refuse what is beyond it. `draftDay`:
 * the day of a draft's answers; `day`: of the letter, absent where it is written by hand.
 */
export function letterWords(
  t: T,
  { companyName: company, identifier, year, version, issuedAt }: LetterFacts,
  { cap, draftDay, day = BY_HAND }: { cap: "lower" | "higher"; draftDay: string; day?: string },
): string[] {
  const origin =
    version && issuedAt
      ? t("sheets:letter.body_version", { version, date: formatDate(issuedAt) })
      : t("sheets:letter.body_draft", { date: draftDay });
  return [
    t("sheets:letter.company", { company, identifier: identifier ?? "" }).replace(" ()", ""),
    t("sheets:letter.to"),
    t("sheets:letter.date", { date: day }),
    t("sheets:letter.open"),
    `${t("sheets:letter.body", { company, year })} ${origin}`,
    t(`sheets:letter.cap.${cap}`),
    t("sheets:letter.refuse"),
    t("sheets:letter.law"),
    t("sheets:letter.close"),
    t("sheets:letter.sign"),
  ];
}
