import type { CallOutput } from "~/api/contract";
import { refusalsOf } from "~/domain/card/lifecycle";
import type { RestorePlan } from "~/domain/history/restore";
import { isGiven } from "~/domain/question/answer";
import { questionsOf } from "~/domain/survey/journey";
import { loadCard } from "../../card/load-card";
import { savedPositions } from "../../store/saved-positions";
import type { Survey } from "../../survey/survey";
import { readerOf } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { roomRefusals } from "../take-position";
import { loadSource } from "./load-source";
import { planRestore, skippedOf, toConfirm } from "./plan-restore";

type Copied = CallOutput<"survey.copyPreview">["copied"];

const NOTHING: RestorePlan = { copied: [], unchanged: [], skipped: [] };

/** What a restore would do now, and the reasons if it is refused. Nothing is written. */
export const copyPreview: UseCase<"survey.copyPreview"> = async ({ query }, scope) => {
  const { db, session, now } = scope;
  const { companyId, rights } = session;
  const reader = readerOf(scope);
  const survey = await reader.draft();
  const requested = { versionFrom: query.versionFrom, groupCompanyId: query.groupCompanyId ?? null };
  const source = await loadSource(reader, survey.year, requested);
  const { year } = source.side;
  const { plan, filesGone } =
    year === survey.year ? await planRestore(db, survey, source, null) : { plan: NOTHING, filesGone: 0 };
  const { life, restoring } = await loadCard(reader);
  return {
    year: survey.year,
    source: source.shown,
    copied: copiedOf(plan, survey),
    unchanged: plan.unchanged.length,
    skipped: skippedOf(plan, source),
    filesGone,
    staying: stayingIn(survey, plan),
    refusals: [
      ...(rights.has("write") ? [] : ["read_only"]),
      ...refusalsOf(life, { kind: "restore_start", year }, now().toISOString()),
      ...roomRefusals(await savedPositions(db, companyId), survey.year),
    ],
    running: restoring,
  };
};

/** In the order of the questionnaire. */
function copiedOf(plan: RestorePlan, survey: Survey): Copied {
  const byQuestion = new Map(plan.copied.map((copy) => [copy.question, copy]));
  const unconfirmed = toConfirm(survey, plan);
  return questionsOf(survey.questionnaire, "full").flatMap(({ guid, area, prompt }, index) => {
    const copy = byQuestion.get(guid);
    if (!copy) return [];
    return [
      {
        questionId: copy.from,
        number: index + 1,
        ...{ area, prompt },
        toConfirm: unconfirmed.has(guid),
        leftOut: copy.leftOut.length,
      },
    ];
  });
}

/** Counts the given answers of the draft that the restore leaves as they are. */
function stayingIn({ answers }: Survey, { copied, unchanged }: RestorePlan): number {
  const reached = new Set([...copied.map(({ question }) => question), ...unchanged]);
  return Object.entries(answers).filter(([guid, answer]) => isGiven(answer) && !reached.has(guid)).length;
}
