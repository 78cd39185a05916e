import { z } from "zod";
import { VERDICTS } from "~/domain/card/card-life";
import { COMMENT_LENGTH } from "~/domain/card/judgements";
import { oneLine } from "~/domain/plain-text";
import { posted } from "~/web/posted";

const id = posted(z.string().max(64));

/** One form for the answer and one for each file: a judgement, or that it is taken back. */
export const judgeForm = z
  .strictObject({
    intent: posted(z.enum(["judge", "take_back"], "incomplete_form")),
    /** Empty for the answer itself. */
    attachment: id,
    /** When the judgement or reply that the page showed was written; empty where there was none. */
    seen: posted(z.string().max(40)),
    /** The question to go on with; empty = back to the case. */
    next: id,
    verdict: posted(z.enum(["", ...VERDICTS], "choose_one")),
    comment: posted(z.string().max(COMMENT_LENGTH).trim()),
  })
  .refine(({ intent, verdict }) => intent !== "judge" || verdict !== "", {
    path: ["verdict"],
    error: "choose_one",
  })
  .refine(({ verdict, comment }) => ["", "accepted"].includes(verdict) || oneLine(comment) !== "", {
    path: ["comment"],
    error: "comment_missing",
  });
