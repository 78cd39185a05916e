import { ApiError } from "~/api/errors";
import type { TextKey } from "~/texts/resources";
import { redirectTo } from "~/web/action.server";
import { askedPeriod } from "~/web/period.server";
import { ifOffered } from "~/web/errors.server";
import { normalLevels } from "~/web/period";
import type { Notice } from "~/web/session.server";
import { pathIn, surveyUrls } from "~/web/urls";
import { prefixOf } from "./form";
import { pressedIn } from "./pressed";
import { staleForm, type Posting } from "./posting.server";

/** Restores the cleared answer. When that is refused, the question's page shows the reason and its present state. */
export async function undoClear({ viewer, params, request, values, loaded }: Posting): Promise<Response> {
  const { prefix } = pressedIn(values.one("next"));
  const { questions, lead } = loaded;
  const question = questions.find((_, index) => prefixOf(index, questions.length) === prefix);
  const revision = Number(values.one("undone"));
  if (!question || !(revision > 0)) throw staleForm();
  const period = askedPeriod(params);
  const body = { revision, year: period?.year };
  const notice = await ifOffered(
    viewer.call("survey.undoClear", { params: { id: question.guid }, body }),
  ).then((): Notice => ({ kind: "success", key: "survey:undo.done" }), refusedNotice);
  const { milestone, guid } = lead.definition;
  const here = surveyUrls(period, pathIn(request)).question(
    normalLevels(params.levels ?? ""),
    milestone,
    guid,
  );
  return redirectTo(viewer.session, here, { notice });
}

/** The words for each refusal of an undo, by its code. */
const REFUSED = new Map<string, TextKey>([
  ["internal/answer_moved", "survey:undo.moved"],
  ["internal/question_blocked", "survey:undo.closed"],
  ["internal/reporting_locked", "survey:undo.closed"],
  ["internal/invalid_input", "survey:undo.files_gone"],
  ["internal/not_implemented", "survey:undo.not_offered"],
]);

function refusedNotice(error: unknown): Notice {
  const key = error instanceof ApiError ? REFUSED.get(error.code ?? "") : undefined;
  if (!key) throw error;
  return { kind: "error", key };
}
