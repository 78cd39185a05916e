import type { HomePage } from "~/api/contract/scoring";
import { refusalOfStatus } from "~/domain/card/issuing";
import { CLASSES } from "~/domain/question/question";
import type { Viewer } from "~/web/viewer.server";

/** What will be issued: the draft's scores, as of its last saving, and what the company thereby declares. */
export function presentPublish({ year, company, survey }: HomePage, viewer: Pick<Viewer, "user" | "can">) {
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
    updatedAt: draft.updatedAt,
    progress: { done: draft.progress.done, total: draft.progress.total, percent: draft.progress.completed },
    isSupplier: viewer.user.roles.supplier.read,
    classes: CLASSES.map((id) => ({
      id,
      actual: levels[id].actual,
      max: levels[id].max,
      flagged: levels[id].flagged,
    })),
  };
}

/** What a server says, or where it says nothing what status and enablement alone come to (spec §4, §6). */
function refusalsOf(
  { refusals, status, nextIssueAt }: HomePage["survey"]["draft"],
  isEnabled: boolean,
): string[] {
  if (refusals.length > 0) return refusals;
  const ofStatus = refusalOfStatus(status);
  // Without the instant at which the pause ends its words would not be whole.
  const said = ofStatus === "issued_recently" && nextIssueAt === null ? "other" : ofStatus;
  return [...(isEnabled ? ["enabled_company"] : []), ...(said === null ? [] : [said])];
}
