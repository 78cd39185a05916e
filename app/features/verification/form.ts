import { COMMENT_LENGTH } from "~/domain/card/judgements";
import type { FormFields } from "~/web/fields.server";
import { REVISION_IF_ANY } from "~/web/revision-field";

/** The page has two kinds of forms: one that opens a verification, and one for each comment. */
export const INTENTS = ["open", "reply"] as const;

export const REPLY_LENGTH = COMMENT_LENGTH;

export const FIELDS = {
  intent: { max: 10 },
  revision: REVISION_IF_ANY,
  level: { max: 1 },
  question: { max: 64 },
  attachment: { max: 64 },
  seen: { max: 40 },
  reply: { max: REPLY_LENGTH },
} as const satisfies FormFields;
