import { z } from "zod";
import { rulesOf } from "~/domain/answers/classes";
import type { Question } from "~/domain/question/question";
import { completeElements, type JsonSchema } from "./answer-conditions";
import { schemaOf } from "./answer-schema";

const REASONED: JsonSchema = {
  if: { properties: { notApplicableChosen: { const: true } }, required: ["notApplicableChosen"] },
  then: { properties: { notApplicableReason: { type: "string" } }, required: ["notApplicableReason"] },
};

/**
 * The schema of a question's answer as JSON Schema (draft 2020-12), titles in Italian. `$defs.complete` adds the
 * conditions of a complete answer: it is either not applicable or has every required element.
 */
export function publishedSchema(question: Question): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(schemaOf(question).out, {
    target: "draft-2020-12",
    io: "input",
  });
  const elements = completeElements(question, rulesOf(question).inputs(question));
  const notApplicable = {
    properties: { notApplicableChosen: { const: true } },
    required: ["notApplicableChosen"],
  };
  return {
    $schema,
    $id: `urn:carta-esg:${question.guid}:${question.edition ?? 1}`,
    title: question.prompt,
    description: question.hint,
    $comment: "Saved by POST /esg/questions/{id}, which takes `elements` as answerElements: [{ id, value }].",
    ...schema,
    ...(question.notApplicableEnabled && REASONED),
    $defs: { complete: { anyOf: [notApplicable, { properties: { elements } }] } },
  };
}
