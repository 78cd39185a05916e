import type { LoaderFunctionArgs } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { t } from "~/texts/i18n.server";
import { isFromPlan } from "~/web/task-urls";
import { urls } from "~/web/urls";

/** The question or the topic that the address names. */
export function namedSubject({ kind, subject = "" }: LoaderFunctionArgs["params"]) {
  if (kind === "question") return { questionId: subject.slice(0, 64) };
  if (kind === "topic") return { milestoneId: subject.slice(0, 64) };
  throw new ApiError(404, "internal/not_found");
}

export const loader = privateLoader({ right: "write" }, async ({ viewer, request, params }) => {
  const form = await ifOffered(viewer.call("user.taskForm", { query: namedSubject(params) }));
  const { questionId, milestoneId, subject, isDone, colleagues } = form;
  return {
    subject,
    isTopic: questionId === null,
    isDone,
    colleagues,
    ...backOf(request.url, questionId, milestoneId),
  };
});

function backOf(address: string, questionId: string | null, milestoneId: string) {
  if (isFromPlan(address)) return { back: urls.plan(), backLabel: t("tasks:back_to_plan") };
  const back = questionId === null ? urls.survey() : urls.question("full", milestoneId, questionId);
  return { back, backLabel: t("tasks:back_to_question") };
}
