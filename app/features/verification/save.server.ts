import type { z } from "zod";
import { toLatin1 } from "~/domain/plain-text";
import { privateAction, redirectTo } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { replacedWords } from "~/web/replaced-words.server";
import { refusedAt } from "~/web/schema-form";
import { historyUrls } from "~/web/urls";
import type { Notice } from "~/web/session.server";
import type { Viewer } from "~/web/viewer.server";
import { pageIn } from "~/web/urls";
import { REPLY_PLACES, verificationForm } from "./form";

type VerificationInput = z.output<typeof verificationForm>;

export const action = privateAction({
  right: "write",
  schema: verificationForm,
  perform: async ({ value, viewer, request }) => {
    const isReply = value.intent === "reply";
    const notice = isReply ? await reply(value, viewer) : await open(value, viewer);
    const url = historyUrls.verification(isReply ? pageIn(request) : 1);
    return redirectTo(viewer.session, url, { notice });
  },
});

async function open({ revision, level }: VerificationInput, { call }: Viewer): Promise<Notice> {
  const body = { revision: revision ?? 0, level: level === "2" ? 2 : 3 } as const;
  await ifOffered(call("survey.openVerification", { body }));
  return { kind: "success", key: "verification:opened" };
}

/** Characters that cannot be stored are replaced here, so that the notice can show the stored value (D11). */
async function reply(typed: VerificationInput, { call }: Viewer): Promise<Notice> {
  const { question, attachment, seen } = typed;
  const { text, changes } = toLatin1(typed.reply);
  const saved = call("survey.verificationFeedback", {
    query: { question_id: question, ...(attachment === "" ? {} : { attachment_id: attachment }) },
    body: { user_verification_feedback: text, ...(seen === "" ? {} : { seen }) },
  });
  await refusedAt(verificationForm, REPLY_PLACES, saved);
  return changes.length > 0
    ? { kind: "success", key: "verification:replied_adapted", params: { changes: replacedWords(changes) } }
    : { kind: "success", key: "verification:replied" };
}
