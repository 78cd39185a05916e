import { linkEnd, type LinkEnd } from "~/domain/people/tasks/link-end";
import { editionOf } from "~/domain/question/question";
import type { Trx } from "../../scope";
import type { Colleague } from "../../store/asking/colleagues";
import { openLinks, type StoredLink } from "../../store/asking/question-links";
import type { Survey } from "../../survey/survey";
import { byId, named } from "./named";

/** Why a link that neither a person nor the clock has ended works no more; null: it works. */
export function endOfLink(
  survey: Survey,
  { questionId, edition }: Pick<StoredLink, "questionId" | "edition">,
  asker: Pick<Colleague, "canWrite"> | undefined,
): LinkEnd | null {
  const question = survey.questionnaire.questions.find(({ guid }) => guid === questionId);
  return linkEnd({
    isSettled: false,
    canAskerWrite: asker?.canWrite ?? false,
    isCurrentYear: survey.isCurrent,
    isSameQuestion: question !== undefined && editionOf(question) === edition,
  });
}

/** More than a company can send in the days that a link lasts, those that work no more among them. */
const ALL = 1_000;

/** How many links of a company work now. */
export async function countWorkingLinks(
  trx: Trx,
  companyId: string,
  survey: Survey,
  now: string,
): Promise<number> {
  const links = await openLinks(trx, { companyId, year: survey.year, askedBy: null, now, most: ALL });
  const askers = byId(await named(trx, companyId, [...new Set(links.map(({ askedBy }) => askedBy))]));
  return links.filter((link) => endOfLink(survey, link, askers.get(link.askedBy)) === null).length;
}
