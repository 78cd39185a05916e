import { romeDayWords } from "~/domain/calendar-date";
import type { Snapshot } from "../store/versions";
import type { Survey } from "../survey/survey";
import { CELL_WORDS, say } from "./workbook-words";

const ROME = new Intl.DateTimeFormat("it", {
  timeZone: "Europe/Rome",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** The first sheet: what the workbook is, and how to fill it in. */
export function guideOf(survey: Survey, withAnswers: boolean, now: Date): string[] {
  const head = [say("title", { year: survey.year }), ...guideHead(survey, withAnswers, now)];
  if (!survey.isCurrent) return [...head, say("guide.read_only")];
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

/** Whose answers they are, of which version or moment, and who vouches for them. */
export function guideHead({ company, issued }: Survey, withAnswers: boolean, now: Date): string[] {
  const at = ROME.format(now).replace(", ", " ");
  const title = issued
    ? say("title.issued", { version: issued.id, at })
    : say(withAnswers ? "title.draft" : "title.questions", { at });
  const name = issued?.registry.businessName ?? company.business_name;
  const head = [say("title.company", { company: name }), title];
  return issued ? [...head, provenance(issued)] : head;
}

/** Self-declared or verified, by which body, when, and the date of the data (D4). */
function provenance({ issuedAt, certification }: Snapshot): string {
  const date = romeDayWords(issuedAt);
  if (!certification || certification.level <= 1) {
    return say("title.self_declared", { date: romeDayWords(certification?.dataAsOf ?? issuedAt) });
  }
  const { level, body, dataAsOf } = certification;
  return say("title.verified", { level, date, asOf: romeDayWords(dataAsOf), body: body ?? say("verifier") });
}
