import type { Issue } from "~/domain/issues";
import type { Answer } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import type { StoredAnswer } from "../../store/answers";
import { readPosted } from "../posted-answer";

/** A stored answer as if its question were asked now and it were typed again: by the very rules of every save. */
export const readAgain = (question: Question, stored: StoredAnswer): { answer: Answer; issues: Issue[] } =>
  readPosted(
    question,
    {
      questionId: question.guid,
      revision: stored.revision,
      answerElements: Object.entries(stored.elements).map(([id, value]) => ({ id, value })),
      notApplicableChosen: stored.notApplicableChosen,
      notApplicableReason: stored.notApplicableReason ?? "",
      explanation: stored.explanation ?? "",
      incompatibilityExplanation: stored.incompatibilityExplanation ?? "",
      attachments: [...stored.attachments],
    },
    stored,
  );
