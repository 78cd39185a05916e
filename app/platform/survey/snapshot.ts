import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { CallOutput } from "~/api/contract";
import type { Answer } from "~/domain/survey/answer";
import type { Questionnaire } from "~/domain/survey/question";
import { scoringBlock } from "../scoring/score-survey";
import { contentOf } from "../store/answers";
import type { StoredAttachment } from "../store/attachments";
import { essentialsOf } from "../store/companies";
import type { Survey } from "./load-survey";

/** All that a version says, for ever: nobody reads anything else to show it. */
export interface Snapshot {
  id: string;
  year: number;
  issuedAt: string;
  expiresAt: string;
  author: { id: string; name: string };
  draftRevision: number;
  configuration: { apiVersion: string; sha256: string };
  registry: ReturnType<typeof essentialsOf>;
  progress: { done: number; total: number; percent: number };
  answers: Record<string, Answer>;
  /** The files that go with these answers; their bytes are kept as long as the version. */
  attachments: SealedFile[];
  versioned: CallOutput<"scoring.homePage">["survey"]["versioned"];
}

type SealedFile = Pick<StoredAttachment, "id" | "name" | "size" | "sha256">;

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

/** RFC 8785 canonical JSON of any value, and its SHA-256. */
export function sealed(value: unknown): { text: string; sha256: string } {
  const text = canonicalize(value);
  if (text === undefined) throw new Error("Nothing to seal");
  return { text, sha256: createHash("sha256").update(text).digest("hex") };
}

const configurations = new WeakMap<Questionnaire, ReturnType<typeof sealed>>();

/** The version of the configuration is the hash of the questions themselves. */
export function configurationOf(questionnaire: Questionnaire): ReturnType<typeof sealed> {
  const known = configurations.get(questionnaire) ?? sealed(questionnaire);
  configurations.set(questionnaire, known);
  return known;
}
