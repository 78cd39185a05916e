import { questionsOf } from "~/domain/survey/journey";
import { progressOf } from "~/domain/survey/progress";
import { scoringBlock } from "../scoring/scoring-block";
import { essentialsOf } from "../store/companies";
import type { Frozen, SealedFile } from "../store/versions";
import type { Survey } from "../survey/survey";
import { basisOf } from "./card-basis";
import { declaredAnswers } from "./declared-answers";
import { configurationOf } from "./sealed";

/** `files`: files of the company, at least those that its declared answers name. */
export function frozenOf(
  survey: Survey,
  author: Frozen["author"],
  files: ReadonlyMap<string, SealedFile>,
): Frozen {
  const { company, questionnaire, states } = survey;
  return {
    author,
    year: survey.year,
    draftRevision: survey.draft.revision,
    configuration: { apiVersion: questionnaire.apiVersion, sha256: configurationOf(questionnaire).sha256 },
    registry: essentialsOf(company),
    progress: progressOf(questionsOf(questionnaire, "full"), states),
    answers: declaredAnswers(survey),
    attachments: declaredFiles(survey).flatMap((id) => {
      const file = files.get(id);
      return file ? [{ id, name: file.name, size: file.size, sha256: file.sha256 }] : [];
    }),
    versioned: scoringBlock(survey),
    basis: basisOf(survey),
  };
}

/** The files of the declared answers. */
export const declaredFiles = (survey: Survey): string[] =>
  Object.values(declaredAnswers(survey)).flatMap(({ attachments }) => attachments);
