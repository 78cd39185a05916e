import { formatDate } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { letterWords } from "~/ui/sheets/letter-words";
import type { Paper } from "../pdf/paper";
import { SIZES } from "../pdf/look";
import { heading, paragraph } from "../pdf/words";
import type { SheetFacts } from "./facts";

const LEADS = 3;

/** The letter on a page of its own, dated and signed by hand; false where the cap protects no more, or nobody caps. */
export function letter(paper: Paper, facts: SheetFacts): boolean {
  const { cap, draft } = facts;
  if (cap === null || cap === "none") return false;
  const lines = letterWords(t, facts, { cap, draftDay: formatDate(draft.updatedAt) });
  heading(paper, 1, t("sheets:paper.letter", { company: facts.companyName, year: facts.year }), {
    size: SIZES.h3,
  });
  lines.forEach((line, index) => {
    const isLast = index === lines.length - 1;
    paragraph(paper, line, {
      size: 11,
      weight: index === 0 ? "bold" : "regular",
      after: index === LEADS - 1 ? 28 : index === lines.length - 2 ? 36 : isLast ? 0 : 12,
    });
  });
  return true;
}
