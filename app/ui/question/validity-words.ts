import type { EditionShown } from "~/domain/question/question";
import { dateWords } from "~/domain/calendar-date";
import type { T } from "~/texts/resources";

/** Whether an edition is in force, and since or until when, in words. */
export function validityWords(
  t: T,
  { state, dated, from, to }: Omit<EditionShown, "point" | "isDisputed">,
): string {
  const days = { dated: day(dated), from: day(from), to: day(to) };
  if (state === "coming") {
    return from === null ? t("sources:validity.awaited", days) : t("sources:validity.coming", days);
  }
  if (state === "replaced") return t("sources:validity.replaced", days);
  const since = from === null ? (dated === null ? "in_force" : "dated") : "from";
  const until = to === null ? "" : ` ${t("sources:validity.until", days)}`;
  return `${t(`sources:validity.${since}`, days)}${until}`;
}

/** The same in few words, after the name of the edition. */
export function validityInBrief(
  t: T,
  { state, from, to }: Pick<EditionShown, "state" | "from" | "to">,
): string {
  if (to !== null) return t("sources:validity_brief.to", { to: day(to) });
  if (from !== null) return t("sources:validity_brief.from", { from: day(from) });
  return t(state === "coming" ? "sources:validity_brief.awaited" : "sources:validity_brief.in_force");
}

const day = (date: string | null): string => (date === null ? "" : dateWords(date));
