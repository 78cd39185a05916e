import type { LoaderFunctionArgs } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

/** The question or the topic that the address names. */
export function namedSubject({ kind, subject = "" }: LoaderFunctionArgs["params"]) {
  if (kind === "question") return { questionId: subject.slice(0, 64) };
  if (kind === "topic") return { milestoneId: subject.slice(0, 64) };
  throw new ApiError(404, "internal/not_found");
}

export const loader = privateLoader({ right: "write" }, async ({ viewer, params }) => {
  const form = await ifOffered(viewer.call("user.taskForm", { query: namedSubject(params) }));
  const { questionId, milestoneId, subject, isDone, colleagues } = form;
  return {
    subject,
    isTopic: questionId === null,
    isDone,
    colleagues,
    back: questionId === null ? urls.survey() : urls.question("full", milestoneId, questionId),
  };
});
