import type { CallParsed } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { questionnaire } from "~/content/questionnaires";
import { inputsOf } from "~/domain/answers/inputs";
import { apiVersionOf } from "~/domain/periods";
import { deleteJottings, moveJottings, putJottings, savedSince } from "../store/jottings";
import { writeOwn } from "../store/write";
import type { UseCase } from "../use-case";
import { SurveyReader } from "./survey-reader";

type Input = CallParsed<"survey.keepJottings">["body"]["jottings"][number];

/**
 * Keeps what a person has typed, beside the answers. A request that was on its way while the same person saved comes
 * too late: it keeps nothing.
 */
export const keepJottings: UseCase<"survey.keepJottings"> = ({ body }, { db, session, now }) =>
  writeOwn(db, session.companyId, async (trx) => {
    const year = await new SurveyReader(trx, session.companyId).writableYear(body.year);
    const owner = { companyId: session.companyId, year, accountId: session.accountId };
    const keptAt = now().toISOString();
    const issues = body.jottings.flatMap((one, index) => issuesOf(year, one, index));
    if (issues.length > 0) throw new ApiError(422, "internal/invalid_input", issues);

    const late = await savedSince(trx, owner, body.jottings);
    const kept = body.jottings.flatMap(({ questionId, revision, typed }) =>
      typed === null || late.has(questionId)
        ? []
        : [
            {
              questionId,
              revision,
              keptAt,
              typed: Object.fromEntries(typed.map(({ id, value }) => [id, value])),
            },
          ],
    );
    await putJottings(trx, owner, kept);
    const questionIds = kept.map(({ questionId }) => questionId);
    const others = body.jottings
      .map(({ questionId }) => questionId)
      .filter((one) => !questionIds.includes(one));
    await deleteJottings(trx, owner, others);
    return { keptAt, questionIds };
  });

/** The inputs are those of the form, as long as they may be, and each once. */
function issuesOf(year: number, { questionId, typed }: Input, index: number) {
  const question = questionnaire(apiVersionOf(year)).questions.find(({ guid }) => guid === questionId);
  if (!question) throw new ApiError(404, "internal/not_found");
  const inputs = inputsOf(question);
  const ids = (typed ?? []).map(({ id }) => id);
  return (typed ?? []).flatMap(({ id, value }, place) => {
    const path = `jottings.${index}.typed.${place}`;
    const max = Object.hasOwn(inputs, id) ? inputs[id] : undefined;
    if (max === undefined) return [{ path, code: "unknown_element", params: { field: id } }];
    if (ids.indexOf(id) !== place) return [{ path, code: "repeated_field" }];
    return value.length > max ? [{ path, code: "too_long", params: { max: String(max) } }] : [];
  });
}

export const discardJottings: UseCase<"survey.discardJottings"> = ({ body }, { db, session, now }) =>
  writeOwn(db, session.companyId, async (trx) => {
    const year = await new SurveyReader(trx, session.companyId).writableYear(body.year);
    const owner = { companyId: session.companyId, year, accountId: session.accountId };
    const at = body.isDiscarded ? now().toISOString() : null;
    return { moved: await moveJottings(trx, owner, body.questionIds, at) };
  });
