import { isLapsed } from "~/domain/card/conditions";
import { DAY_MS } from "~/domain/durations";
import { casesOf, caseKeys, type CaseKey } from "../../store/verifier/cases";
import type { UseCase } from "../../use-case";
import { caseView } from "./case-view";

const ON_A_PAGE = 25;

/** Ended cases stay in the list for a year. */
const KEPT_MS = 365 * DAY_MS;

/** A page of the cases of the signed-in verifier. */
export const verifierCases: UseCase<"survey.verifierCases"> = async ({ query }, { db, session, now }) => {
  const at = now();
  const keys = await caseKeys(db, session, new Date(at.getTime() - KEPT_MS).toISOString());
  const isOpen = ({ ending, since }: CaseKey) => ending === null && !isLapsed({ since }, at.toISOString());
  const open = keys.filter(isOpen).sort((one, other) => one.since.localeCompare(other.since));
  const over = keys
    .filter((one) => !isOpen(one))
    .sort((one, other) => (other.endedAt ?? other.since).localeCompare(one.endedAt ?? one.since));
  const from = (Number(query.pageId ?? 1) - 1) * ON_A_PAGE;
  const page = [...open, ...over].slice(from, from + ON_A_PAGE);
  const rows = await casesOf(
    db,
    session.accountId,
    page.map(({ id }) => id),
  );
  return { cases: rows.map((row) => caseView(row, at)), count: keys.length, open: open.length };
};
