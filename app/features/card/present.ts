import type { HomePage } from "~/api/contract/scoring";
import { classSoFar } from "~/domain/card/basis/so-far";
import { isClassUnfilled } from "~/domain/card/basis/unfilled";
import { refusalOfStatus } from "~/domain/card/issuing";
import { CLASSES } from "~/domain/question/question";
import type { Viewer } from "~/web/viewer.server";

/** The card to be issued: the scores of the draft as last saved, and what the company declares by issuing it. */
export function presentPublish(home: HomePage, viewer: Pick<Viewer, "user" | "can">) {
  const { year, company, survey } = home;
  const { draft, versioned } = survey;
  const { levels } = versioned.scoring;
  return {
    revision: draft.revision,
    refusals: refusalsOf(draft, viewer.user.isValidated),
    nextIssueAt: draft.nextIssueAt,
    canWrite: viewer.can("write"),
    year,
    company: company.name,
    person: `${viewer.user.name} ${viewer.user.surname}`,
    dataAsOf: home.basis?.dataAsOf ?? draft.updatedAt,
    coverage: home.basis?.coverage ?? null,
    progress: { done: draft.progress.done, total: draft.progress.total, percent: draft.progress.completed },
    isSupplier: viewer.user.roles.supplier.read,
    classes: CLASSES.map((id) => ({
      id,
      actual: levels[id].actual,
      max: levels[id].max,
      flagged: levels[id].flagged,
      unfilled: isClassUnfilled(home, id),
      soFar: classSoFar(home, id),
    })),
  };
}

/** The refusals of the server; where it sends none, those that follow from status and enablement (spec §4, §6). */
function refusalsOf(
  { refusals, status, nextIssueAt }: HomePage["survey"]["draft"],
  isEnabled: boolean,
): string[] {
  if (refusals.length > 0) return refusals;
  const ofStatus = refusalOfStatus(status);
  // Without the instant at which the pause ends, its sentence would be incomplete.
  const statusRefusal = ofStatus === "issued_recently" && nextIssueAt === null ? "other" : ofStatus;
  return [...(isEnabled ? ["enabled_company"] : []), ...(statusRefusal === null ? [] : [statusRefusal])];
}
