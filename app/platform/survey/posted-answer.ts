import { issuesOf, schemaOf } from "~/api/answer-schema";
import type { CallParsed } from "~/api/contract";
import { type AnswerIssue, withRule } from "~/domain/answers/answer-issues";
import type { Issue } from "~/domain/issues";
import { toLatin1 } from "~/domain/plain-text";
import type { Answer, Elements } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";

export type PostedAnswer = CallParsed<"survey.saveAnswer">["body"]["answers"][number];

/**
 * The answer that results from a posted one on top of the stored one, and its issues. Issue paths are
 * `${questionId}.${element or field}`.
 */
export function readPosted(
  question: Question,
  posted: PostedAnswer,
  stored: Answer,
): { answer: Answer; issues: Issue[] } {
  const notApplicableChosen = posted.notApplicableChosen ?? false;
  const answer: Answer = {
    elements: elementsOf(posted),
    notApplicableChosen,
    notApplicableReason: notApplicableChosen ? plainOrNull(posted.notApplicableReason) : null,
    explanation: plainOrNull(posted.explanation),
    incompatibilityExplanation: plainOrNull(posted.incompatibilityExplanation),
    attachments: posted.attachments ?? stored.attachments,
  };
  const { error } = schemaOf(question).safeParse(answer);
  const issues = [...repeatedElements(posted), ...(error ? issuesOf(error) : [])];
  return {
    answer,
    issues: issues.map(({ name, ...issue }) => ({
      path: [question.guid, name].filter(Boolean).join("."),
      ...issue,
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

function plainOrNull(text: string | null | undefined): string | null {
  const plain = toLatin1(text ?? "").text.trim();
  return plain === "" ? null : plain;
}

function repeatedElements({ answerElements }: PostedAnswer): AnswerIssue[] {
  const ids = answerElements.map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(repeated)].map((name) => withRule({ name, code: "not_acceptable" }));
}
