import type { z } from "zod";
import { ApiError } from "~/api/errors";
import { toLatin1 } from "~/domain/plain-text";
import { privateAction, redirectTo } from "~/web/action.server";
import { replacedWords } from "~/web/replaced-words.server";
import { refusedAt } from "~/web/schema-form";
import type { Notice } from "~/web/session.server";
import { verifierUrls } from "~/web/verifier-urls";
import type { Viewer } from "~/web/viewer.server";
import { filterOf } from "../candidate";
import { judgeForm } from "./form";

type JudgeInput = z.output<typeof judgeForm>;

/** Saves one judgement and goes on to what is next to judge. */
export const action = privateAction({
  right: "verify",
  schema: judgeForm,
  perform: async ({ value, viewer, params, request }) => {
    const { id = "", question = "" } = params;
    const notice = await save(value, viewer, { id, question });
    const { pagina: _, ...view } = filterOf(request);
    const isBack = value.intent === "take_back";
    const next = isBack ? question : value.next;
    const to = next === "" ? verifierUrls.case(id, view) : verifierUrls.question(id, next, view);
    return redirectTo(viewer.session, to, { notice });
  },
});

/** The address, or a hidden field, names what the candidate does not have. */
function unknownItem(error: unknown): never {
  const isUnknown = error instanceof ApiError && error.errors.some(({ code }) => code === "item_unknown");
  throw isUnknown ? new ApiError(404, "internal/not_found") : error;
}

async function save(
  { intent, attachment, seen, verdict, comment }: JudgeInput,
  { call }: Viewer,
  { id, question }: { id: string; question: string },
): Promise<Notice> {
  const { text, changes } = toLatin1(comment);
  const item = { questionId: question, attachmentId: attachment || null, seen: seen || null };
  const judgement = intent === "take_back" || verdict === "" ? { verdict: null } : { verdict, comment: text };
  const saving = call("survey.judge", { params: { id }, body: { ...item, ...judgement } });
  await refusedAt(judgeForm, {}, saving.catch(unknownItem));
  if (judgement.verdict === null) return { kind: "success", key: "verifier:taken_back" };
  const key = `verifier:saved.${judgement.verdict}` as const;
  const more = { key: "verifier:saved_see", to: verifierUrls.question(id, question) } as const;
  return changes.length > 0
    ? { kind: "success", key: "verifier:saved_adapted", params: { changes: replacedWords(changes) }, more }
    : { kind: "success", key, more };
}
