import { z } from "zod";
import { neededText, text } from "~/api/contract/wire";
import { DESK_LIMITS, NOTICE_KINDS } from "~/domain/company/desk-states";
import { posted } from "~/web/posted";

/** A notice is written, shown as people will see it, and published from there. */
const STEPS = ["check", "publish", "change"] as const;

export const noticeForm = z.strictObject({
  kind: posted(z.enum(NOTICE_KINDS, { error: "choose_one" })),
  title: posted(neededText(DESK_LIMITS.noticeTitle)),
  text: posted(neededText(DESK_LIMITS.noticeText)),
  from: posted(text(20)),
  until: posted(text(20)),
  step: posted(z.enum([...STEPS, ""])),
});

export type TypedNotice = z.output<typeof noticeForm>;
