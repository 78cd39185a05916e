import type { Survey } from "../survey/load-survey";
import { CELL_WORDS, say } from "./words";

const ROME = new Intl.DateTimeFormat("it", {
  timeZone: "Europe/Rome",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** The first sheet: what the workbook is, and how it is filled in. */
export function guideOf(
  { year, company, issued, isCurrent }: Survey,
  withAnswers: boolean,
  now: Date,
): string[] {
  const at = ROME.format(now).replace(", ", " ");
  const title = issued
    ? say("title.issued", { version: issued.id, at })
    : say(withAnswers ? "title.draft" : "title.questions", { at });
  const head = [say("title", { year }), say("title.company", { company: company.business_name }), title];
  if (!isCurrent) return [...head, say("guide.read_only")];
  const words = { yes: CELL_WORDS.yes, no: CELL_WORDS.no, erase: CELL_WORDS.erase };
  return [
    ...head,
    say("guide.answer"),
    say("guide.choice", words),
    say("guide.number"),
    say("guide.not_applicable", words),
    say("guide.blank", words),
    say("guide.closed"),
    say("guide.formula"),
    say("guide.rows"),
    say("guide.back"),
  ];
}
