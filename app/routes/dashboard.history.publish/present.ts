import type { HomePage } from "~/api/contract/scoring";
import { CLASSES } from "~/domain/survey/question";
import type { Viewer } from "~/web/viewer.server";

/** What will be issued: the draft's scores, as of its last saving, and what the company thereby declares. */
export function presentPublish({ year, company, survey }: HomePage, viewer: Pick<Viewer, "user" | "can">) {
  const { draft, versioned } = survey;
  const { levels } = versioned.scoring;
  return {
    revision: draft.revision,
    refusals: draft.refusals,
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
