import type { CallOutput } from "~/api/contract";
import { refusalsOf } from "~/domain/card/lifecycle";
import { questionsOf } from "~/domain/survey/journey";
import { loadCard } from "../../card/load-card";
import type { Db } from "../../scope";
import { savedPositions } from "../../store/saved-positions";
import type { Survey } from "../../survey/survey";
import { readerOf } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { roomRefusals } from "../take-position";
import { type LoadedSource, loadSource } from "./load-source";
import { planCopy } from "./plan-copy";
import { planRestore } from "./plan-restore";
import { NOTHING_PLANNED, type Planned, toConfirm } from "./planned";

type Preview = CallOutput<"survey.copyPreview">;

/** What a restore or a copy would do now, and the reasons if it is refused. Nothing is written. */
export const copyPreview: UseCase<"survey.copyPreview"> = async ({ query }, scope) => {
  const { db, session, now } = scope;
  const { companyId, rights } = session;
  const reader = readerOf(scope);
  const survey = await reader.draft();
  const requested = { versionFrom: query.versionFrom, groupCompanyId: query.groupCompanyId ?? null };
  const source = await loadSource(reader, survey.year, requested);
  const { year } = source.side;
  const planned = year === survey.year ? await plan(db, survey, source) : NOTHING_PLANNED;
  const { life, restoring } = await loadCard(reader);
  return {
    year: survey.year,
    source: source.shown,
    ...changesOf(planned, survey),
    unchanged: planned.unchanged,
    skipped: planned.skipped,
    filesGone: planned.filesGone,
    refusals: [
      ...(rights.has("write") ? [] : ["read_only"]),
      ...refusalsOf(life, { kind: "restore_start", year }, now().toISOString()),
      ...roomRefusals(await savedPositions(db, companyId), survey.year),
    ],
    running: restoring,
  };
};

const plan = async (db: Db, survey: Survey, source: LoadedSource): Promise<Planned> =>
  source.isOwn ? planRestore(db, survey, source.side, null) : planCopy(survey, source, null);

/** In the order of the questionnaire. */
function changesOf(planned: Planned, survey: Survey): Pick<Preview, "changed" | "emptied"> {
  const byQuestion = new Map(planned.changes.map((change) => [change.question, change]));
  const unconfirmed = toConfirm(survey, planned);
  const shown = questionsOf(survey.questionnaire, "full").flatMap((question, index) => {
    const change = byQuestion.get(question.guid);
    const { guid: questionId, area, milestone, prompt } = question;
    return change ? [{ change, named: { questionId, number: index + 1, area, milestone, prompt } }] : [];
  });
  return {
    changed: shown.flatMap(({ change: { effect, question, replaces, leftOut }, named }) =>
      effect === "emptied" ? [] : [{ ...named, toConfirm: unconfirmed.has(question), replaces, leftOut }],
    ),
    emptied: shown.flatMap(({ change, named }) => (change.effect === "emptied" ? [named] : [])),
  };
}
