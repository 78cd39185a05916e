import { z } from "zod";
import { ANSWER_LIMITS, type AnswerIssue, answerIssues, withRule } from "~/domain/answers/answer-issues";
import { rulesOf } from "~/domain/answers/classes";
import { MOST_FILES } from "~/domain/files/limits";
import { type Answer, NO_ANSWER } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import { elementConditions } from "./answer-conditions";
import { valueSchema } from "./value-schema";

type AnswerSchema = ReturnType<typeof makeSchema>;

const schemas = new WeakMap<Question, AnswerSchema>();

/**
 * The one schema of a question's answer, for the form of its page, the body of a call and the rows of a file: canonical
 * elements by their ids, and the parts about the answer. Unknown elements are refused, a partial answer passes. Each
 * element is checked by its field; the rules of the question's class check several elements together.
 */
export function schemaOf(question: Question): AnswerSchema {
  const cached = schemas.get(question);
  if (cached) return cached;
  const made = makeSchema(question);
  schemas.set(question, made);
  return made;
}

/** Why a schema refuses an answer, in the codes of the rules; every answer of the right type has one. */
export const issuesOf = ({ issues }: z.ZodError): AnswerIssue[] =>
  issues.map((given) => {
    const own = given.code === "custom" ? (given.params?.["issue"] as AnswerIssue | undefined) : undefined;
    const name = given.path.filter((part, at) => at > 0 || part !== "elements").join(".");
    return own ?? withRule({ name, code: "not_acceptable" });
  });

const boundedText = (name: keyof typeof ANSWER_LIMITS) =>
  z.string().min(1).max(ANSWER_LIMITS[name]).nullable().default(null);

function makeSchema(question: Question) {
  const inputs = rulesOf(question).inputs(question);
  const values = inputs.map((input) => [input.element, valueSchema(question, input).optional()] as const);
  const parts = z.strictObject({
    elements: z.strictObject(Object.fromEntries(values)).meta(elementConditions(question, inputs)),
    notApplicableChosen: (question.notApplicableEnabled ? z.boolean() : z.literal(false)).default(false),
    notApplicableReason: boundedText("notApplicableReason"),
    explanation: boundedText("explanation"),
    incompatibilityExplanation: boundedText("incompatibilityExplanation"),
    attachments: z.array(z.string()).max(MOST_FILES).default([]),
  });
  // The rules run first: they know the code of each issue, while zod only knows that a part does not fit.
  const ruled = z.unknown().superRefine((answer, context) => {
    if (!isReadable(answer)) return;
    for (const issue of answerIssues(question, { ...NO_ANSWER, ...answer })) {
      const path = Object.hasOwn(NO_ANSWER, issue.name) ? [issue.name] : ["elements", issue.name];
      context.addIssue({ code: "custom", message: issue.code, path, params: { issue } });
    }
  });
  return ruled.pipe(parts);
}

const readable = z.object({
  elements: z.record(z.string(), z.string()),
  notApplicableChosen: z.boolean().optional(),
  notApplicableReason: z.string().nullable().optional(),
  explanation: z.string().nullable().optional(),
  incompatibilityExplanation: z.string().nullable().optional(),
});

/** Whether the types are right, so that the rules can check the answer. */
const isReadable = (answer: unknown): answer is Partial<Answer> & Pick<Answer, "elements"> =>
  readable.safeParse(answer).success;
