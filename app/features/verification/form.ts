import { z } from "zod";
import { COMMENT_LENGTH } from "~/domain/card/judgements";
import { oneLine } from "~/domain/plain-text";
import { posted, revisionIfAny } from "~/web/posted";
import type { Places } from "~/web/schema-form";

const id = posted(z.string().max(64));

/** The page has two kinds of forms: one that opens a verification, and one for each comment. */
export const verificationForm = z
  .strictObject({
    intent: posted(z.enum(["open", "reply"], "incomplete_form")),
    revision: revisionIfAny,
    level: posted(z.enum(["", "2", "3"], "choose_one")),
    question: id,
    /** Id of the file that the comment is about; empty for the answer itself. */
    attachment: id,
    /** When the comment was made or last replied to, as the page showed it. */
    seen: posted(z.string().max(40)),
    reply: posted(z.string().max(COMMENT_LENGTH).trim()),
  })
  .refine(({ intent, revision }) => intent !== "open" || revision !== null, "incomplete_form")
  .refine(({ intent, question }) => intent !== "reply" || question !== "", "incomplete_form")
  .refine(({ intent, level }) => intent !== "open" || level !== "", {
    path: ["level"],
    error: "choose_one",
  })
  .refine(({ intent, reply }) => intent !== "reply" || oneLine(reply) !== "", {
    path: ["reply"],
    error: "reply_missing",
  });

export const REPLY_PLACES = { user_verification_feedback: "reply" } as const satisfies Places<
  "survey.verificationFeedback",
  typeof verificationForm
>;
