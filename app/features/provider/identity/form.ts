import { z } from "zod";
import { neededText, text } from "~/api/contract/wire";
import { DESK_LIMITS } from "~/domain/company/desk-states";
import { posted } from "~/web/posted";
import { seenText } from "../seen-text";

const reason = text(DESK_LIMITS.reason);

/** One form with two buttons; only declining needs a reason. */
export const identityForm = z
  .strictObject({
    askedAt: seenText(40),
    reason: posted(reason),
    decision: posted(z.enum(["accept", "decline", ""])),
  })
  .refine(
    ({ decision, reason: typed }) =>
      decision !== "decline" || neededText(DESK_LIMITS.reason).safeParse(typed).success,
    { path: ["reason"], error: "mandatory_field" },
  );
