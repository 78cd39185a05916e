import type { Answer } from "~/domain/survey/answer";
import { scoringBlock } from "../scoring/score-survey";
import { contentOf } from "../store/answers";
import { essentialsOf } from "../store/companies";
import type { Survey } from "./load-survey";
import { configurationOf } from "./sealed";
import type { SealedFile, Snapshot } from "./snapshot";

type SnapshotHead = Pick<Snapshot, "id" | "issuedAt" | "expiresAt" | "author" | "progress">;

/** `files`: those of the company, at least the ones that its declared answers name. */
export function snapshotOf(
  survey: Survey,
  head: SnapshotHead,
  files: ReadonlyMap<string, SealedFile>,
): Snapshot {
  const { company, questionnaire } = survey;
  return {
    ...head,
    year: survey.year,
    draftRevision: survey.draft.revision,
    configuration: { apiVersion: questionnaire.apiVersion, sha256: configurationOf(questionnaire).sha256 },
    registry: essentialsOf(company),
    answers: declaredAnswers(survey),
    attachments: declaredFiles(survey).flatMap((id) => {
      const file = files.get(id);
      return file ? [{ id, name: file.name, size: file.size, sha256: file.sha256 }] : [];
    }),
    versioned: scoringBlock(survey),
  };
}

/** What the company declares: blocked, incomplete, contradictory and unconfirmed values stay in the draft (D2). */
function declaredAnswers({ states, answers }: Survey): Record<string, Answer> {
  const declared = [...states.values()].flatMap(({ guid, status, notApplicable }) => {
    const answer = answers[guid];
    if (status !== "self-declared" || !answer) return [];
    const content = contentOf(answer);
    return [[guid, notApplicable ? { ...content, elements: {} } : content] as const];
  });
  return Object.fromEntries(declared);
}

/** The files of what the company declares. */
export const declaredFiles = (survey: Survey): string[] =>
  Object.values(declaredAnswers(survey)).flatMap(({ attachments }) => attachments);
