import type { CallOutput } from "~/api/contract";
import type { HomePage } from "~/api/contract/completed/home-page";
import { refusalOfStatus } from "~/domain/card/issuing";
import { softStop } from "~/domain/card/soft-stop";
import { shownProfile } from "~/domain/people/rights";
import { cardContent } from "~/charts/card-content";
import { presentLeftOut } from "~/web/left-out";
import { urls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";

interface PublishData {
  home: HomePage;
  left: CallOutput<"survey.leftOut"> | null;
  /** The address of the company's logo. */
  logo: string | null;
  viewer: Pick<Viewer, "user" | "can">;
}

export type Publishing = ReturnType<typeof presentPublish>;

/** What is about to be issued, what speaks against it, and what the company declares. */
export function presentPublish({ home, left, logo, viewer: { user, can } }: PublishData) {
  const { year, company, basis, survey } = home;
  const { draft, versioned } = survey;
  const { levels } = versioned.scoring;
  return {
    revision: draft.revision,
    refusals: refusalsOf(draft, user.isValidated),
    nextIssueAt: draft.nextIssueAt,
    canWrite: can("write"),
    isEnabled: user.isValidated,
    year,
    company: company.name,
    person: `${user.name} ${user.surname}`,
    coverage: basis?.coverage ?? null,
    stop: stopOf(home),
    /** The very content of the card; null before the first answer, and for a card that is verified first. */
    preview:
      draft.started && !user.isValidated
        ? cardContent(
            { year, company, basis, levels, progress: home.progress },
            shownProfile(user) === "supplier",
          )
        : null,
    logo,
    left: presentLeftOut(left),
    dataAsOf: basis?.dataAsOf ?? draft.updatedAt,
  };
}

/** The class to complete first, with the address of its first open question. */
function stopOf({ survey, basis }: HomePage) {
  const { firstOpen = null, level } = survey.draft.left ?? {};
  const answered = (id: string) => basis?.coverage.levels.find((one) => one.id === id)?.answered ?? 0;
  const stop = softStop(level, (id) => answered(id) > 0);
  if (!stop || !firstOpen) return null;
  return { ...stop, href: urls.question(firstOpen.level, firstOpen.milestone, firstOpen.id) };
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
