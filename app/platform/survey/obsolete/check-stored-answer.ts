import type { Issue } from "~/domain/issues";
import type { Answer } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import type { StoredAnswer } from "../../store/answers";
import { readPosted } from "../posted-answer";

/**
 * Checks a stored answer by the same rules as every save, as if its author typed it again into the present question.
 */
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
