import type { CallParsed } from "~/api/contract";
import type { Fault } from "~/domain/faults";
import { rulesOf } from "~/domain/answers/classes";
import { ANSWER_LIMITS } from "~/domain/answers/limits";
import { toLatin1 } from "~/domain/plain-text";
import type { Answer, Elements } from "~/domain/survey/answer";
import type { Question } from "~/domain/survey/question";

export type PostedAnswer = CallParsed<"survey.saveAnswer">["body"]["answers"][number];

/** What a posted answer means on top of the stored one, and what is wrong with it. Fault paths are `${questionId}.${element or field}`. */
export function readPosted(
  question: Question,
  posted: PostedAnswer,
  stored: Answer,
): { answer: Answer; faults: Fault[] } {
  const notApplicableChosen = posted.notApplicableChosen ?? false;
  const answer: Answer = {
    elements: elementsOf(posted),
    notApplicableChosen,
    notApplicableReason: notApplicableChosen ? plainOrNull(posted.notApplicableReason) : null,
    explanation: plainOrNull(posted.explanation),
    incompatibilityExplanation: plainOrNull(posted.incompatibilityExplanation),
    attachments: posted.attachments ?? stored.attachments,
  };
  const faults = [
    ...repeatedElements(posted),
    ...rulesOf(question)
      .check(question, answer.elements)
      .map(({ element, key, params }) => ({ path: element, code: key, params })),
    ...notApplicableFaults(question, answer),
    ...lengthFaults(answer),
  ];
  return {
    answer,
    faults: faults.map((fault) => ({
      ...fault,
      path: [question.guid, fault.path].filter(Boolean).join("."),
    })),
  };
}

const elementsOf = ({ answerElements }: PostedAnswer): Elements =>
  Object.fromEntries(
    answerElements.flatMap(({ id, value }) => {
      const text = toLatin1(value).text;
      return text.trim() === "" ? [] : [[id, text]];
    }),
  );

function plainOrNull(text: string | undefined): string | null {
  const plain = toLatin1(text ?? "").text.trim();
  return plain === "" ? null : plain;
}

function repeatedElements({ answerElements }: PostedAnswer): Fault[] {
  const ids = answerElements.map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(repeated)].map((path) => ({ path, code: "not_acceptable" }));
}

function notApplicableFaults({ notApplicableEnabled }: Question, answer: Answer): Fault[] {
  if (!answer.notApplicableChosen) return [];
  if (!notApplicableEnabled) return [{ path: "notApplicableChosen", code: "not_acceptable" }];
  return answer.notApplicableReason === null ? [{ path: "notApplicableReason", code: "E003" }] : [];
}

/** Transliteration may lengthen a text that had just fitted. */
function lengthFaults(answer: Answer): Fault[] {
  return Object.entries(ANSWER_LIMITS).flatMap(([path, max]) => {
    const length = answer[path as keyof typeof ANSWER_LIMITS]?.length ?? 0;
    return length > max ? [{ path, code: "too_long", params: { max: String(max) } }] : [];
  });
}
