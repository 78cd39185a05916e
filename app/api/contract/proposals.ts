import { z } from "zod";
import { MOST_NOTE } from "~/domain/people/tasks/limits";
import { row } from "../row";
import { question } from "./question";
import { answerElement, answerInput, answerView } from "./survey";
import { newcomer } from "./user";
import { id, instant, mailedToken, text, typedEmail } from "./wire";

/** An answer that the bearer of a link proposes; it has no files. */
export const proposedAnswer = answerView.pick({
  answerElements: true,
  explanation: true,
  notApplicableChosen: true,
  notApplicableReason: true,
});

export const proposal = z.object({
  id: z.string(),
  questionId: z.string(),
  milestoneId: z.string(),
  /** To whom the link was sent. */
  name: z.string(),
  email: z.string(),
  sentAt: instant,
  /** How often it was sent: each time it may be another one. */
  times: z.number(),
  /** The question is asked as it was when the link was made. */
  isCurrent: z.boolean(),
  answer: proposedAnswer,
});
export type Proposal = z.infer<typeof proposal>;

/** A name that our mail carries. */
const bearer = { email: typedEmail, name: newcomer.name };

/** Links to one question, and the answers proposed through them; spec §7 has no call for them. */
export const proposals = {
  "survey.addQuestionLink": row({
    service: "survey",
    method: "POST",
    path: "/esg/links",
    extension: true,
    body: z.strictObject({ questionId: id, ...bearer, note: text(MOST_NOTE), showsAnswer: z.boolean() }),
    response: z.object({ id: z.string(), expiresAt: instant }),
  }),
  "survey.questionLink": row({
    service: "survey",
    method: "GET",
    path: "/esg/links/:id",
    extension: true,
    response: z.object({
      id: z.string(),
      prompt: z.string().nullable(),
      name: z.string(),
      email: z.string(),
      note: z.string(),
      showsAnswer: z.boolean(),
      askedBy: z.string().nullable(),
      askedAt: instant,
      expiresAt: instant,
      /** It works, or will once its cause of not working has gone. */
      isOpen: z.boolean(),
    }),
  }),
  "survey.revokeQuestionLink": row({
    service: "survey",
    method: "DELETE",
    path: "/esg/links/:id",
    extension: true,
    frees: true,
  }),
  /** Proposals that wait for a decision, to the questions of one page. */
  "survey.proposals": row({
    service: "survey",
    method: "GET",
    path: "/esg/questions/:id/proposals",
    extension: true,
    response: z.object({ proposals: z.array(proposal) }),
  }),
  "survey.proposal": row({
    service: "survey",
    method: "GET",
    path: "/esg/proposals/:id",
    extension: true,
    response: z.object({ definition: question, proposal }),
  }),
  "survey.declineProposal": row({
    service: "survey",
    method: "POST",
    path: "/esg/proposals/:id/decline",
    extension: true,
  }),
  /** What the bearer of a link sees of the company; changes nothing. */
  "survey.linkedQuestion": row({
    service: "survey",
    method: "POST",
    path: "/esg/linked",
    extension: true,
    body: z.strictObject({ token: mailedToken }),
    response: z.object({
      businessName: z.string(),
      year: z.number(),
      askedBy: z.string(),
      note: z.string(),
      expiresAt: instant,
      definition: question,
      /** What the bearer proposed before; otherwise the present answer, if the company shows it. */
      answer: proposedAnswer,
      /** Null: nothing yet. */
      sentAt: instant.nullable(),
      showsAnswer: z.boolean(),
    }),
  }),
  /** Proposes an answer, in place of the one proposed before by the same link. */
  "survey.propose": row({
    service: "survey",
    method: "POST",
    path: "/esg/linked/proposal",
    extension: true,
    body: z.strictObject({
      token: mailedToken,
      answer: answerInput
        .pick({
          explanation: true,
          notApplicableChosen: true,
          notApplicableReason: true,
        })
        .extend({ answerElements: z.array(answerElement).max(300) }),
    }),
  }),
};
