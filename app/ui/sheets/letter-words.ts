import { formatDate } from "~/texts/format";
import type { T } from "~/texts/resources";

interface LetterFacts {
  companyName: string;
  identifier: string | null;
  year: number;
  version: string | null;
  issuedAt: string | null;
}

/** The company by its name, and its number where it has one. */
export const companyWords = (
  t: T,
  { companyName: company, identifier }: Pick<LetterFacts, "companyName" | "identifier">,
): string => (identifier === null ? company : t("sheets:company", { company, identifier }));

/** On the line of a paper that is signed by hand. */
const BY_HAND = "______________________________";

/**
 * What goes with the sheet of a client: the cap of the request, and the right to refuse what is beyond it. `draftDay`:
 * the day of a draft's answers; `day`: of the letter, absent where it is written by hand.
 */
export function letterWords(
  t: T,
  { companyName, identifier, year, version, issuedAt }: LetterFacts,
  { cap, draftDay, day = BY_HAND }: { cap: "lower" | "higher"; draftDay: string; day?: string },
): string[] {
  const origin =
    version && issuedAt
      ? t("sheets:letter.body_version", { version, date: formatDate(issuedAt) })
      : t("sheets:letter.body_draft", { date: draftDay });
  return [
    companyWords(t, { companyName, identifier }),
    t("sheets:letter.to"),
    t("sheets:letter.date", { date: day }),
    t("sheets:letter.open"),
    `${t("sheets:letter.body", { company: companyName, year })} ${origin}`,
    t(`sheets:letter.cap.${cap}`),
    t("sheets:letter.refuse"),
    t("sheets:letter.law"),
    t("sheets:letter.close"),
    t("sheets:letter.sign"),
  ];
}
