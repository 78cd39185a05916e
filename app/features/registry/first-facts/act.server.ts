import type { CallOutput } from "~/api/contract";
import { isAsking } from "~/domain/survey/first-score";
import { FIRST_SCORE } from "~/domain/survey/paths";
import { privateAction, redirectTo } from "~/web/action.server";
import { surveyUrls, urls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { SECTION_FORMS } from "../form";
import { savedNotice } from "../saved-notice";
import { saveRegistry, updateFrom } from "../save.server";

export const action = privateAction({
  right: "write",
  schema: SECTION_FORMS.first,
  perform: async ({ value, viewer }) => {
    const body = await updateFrom(value, viewer.call);
    const saved = await saveRegistry(value, viewer.call("registry.updateCompany", { body }), viewer.call);
    const notice = savedNotice(value, saved.company ?? null, saved.requested ?? false);
    return redirectTo(viewer.session, await firstQuestion(viewer), { notice });
  },
});

/** The first of the twelve questions that is still open. */
async function firstQuestion({ call }: Viewer): Promise<string> {
  const { questions } = await call("survey.overview", { query: {} });
  const [first] = questions.filter(isWaiting).toSorted((a, b) => placeOf(a) - placeOf(b));
  return first
    ? surveyUrls(null, FIRST_SCORE).question("full", first.milestone, first.id)
    : urls.firstScore();
}

type Row = CallOutput<"survey.overview">["questions"][number];

const placeOf = ({ firstScorePlace = 0 }: Row): number => firstScorePlace;

const isWaiting = (row: Row): boolean => row.firstScorePlace !== undefined && isAsking(row);
