import { z } from "zod";
import { ANSWER_LIMITS, type AnswerFault, answerFaults } from "~/domain/answers/answer-faults";
import { rulesOf } from "~/domain/answers/classes";
import { MOST_FILES } from "~/domain/files/limits";
import { type Answer, NO_ANSWER } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import { elementConditions } from "./answer-conditions";
import { valueSchema } from "./value-schema";

export type AnswerSchema = ReturnType<typeof makeSchema>;

const schemas = new WeakMap<Question, AnswerSchema>();

/**
 * The one schema of a question's answer, whether it comes from the form of its page, the body of a call or the rows of a
 * file: canonical elements by their ids, and what is said beside them. Unknown elements are refused, a partial answer
 * passes. Each part is read by its field; what binds several together is asked of the rules of the question's class.
 */
export function schemaOf(question: Question): AnswerSchema {
  const known = schemas.get(question);
  if (known) return known;
  const made = makeSchema(question);
  schemas.set(question, made);
  return made;
}

/** Why a schema refuses an answer, in the codes of the rules; they have one for everything that has the right type. */
export const faultsOf = ({ issues }: z.ZodError): AnswerFault[] =>
  issues.map((issue) => {
    const fault = issue.code === "custom" ? (issue.params?.["fault"] as AnswerFault | undefined) : undefined;
    const name = issue.path.filter((part, at) => at > 0 || part !== "elements").join(".");
    return fault ?? { name, code: "not_acceptable" };
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
  // The rules come first: of what they refuse they know the code, of the parts zod knows only that they do not fit.
  const ruled = z.unknown().superRefine((answer, context) => {
    if (!isReadable(answer)) return;
    for (const fault of answerFaults(question, { ...NO_ANSWER, ...answer })) {
      const path = Object.hasOwn(NO_ANSWER, fault.name) ? [fault.name] : ["elements", fault.name];
      context.addIssue({ code: "custom", message: fault.code, path, params: { fault } });
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

/** Of the right types, so that the rules can look at it. */
const isReadable = (answer: unknown): answer is Partial<Answer> & Pick<Answer, "elements"> =>
  readable.safeParse(answer).success;
