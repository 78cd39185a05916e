import { z } from "zod";
import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import type { Question } from "~/domain/question/question";
import { t } from "~/texts/i18n.server";
import { privateAction, redirectTo } from "~/web/action.server";
import { hiddenNumber, posted, revision } from "~/web/posted";
import { taskUrls } from "~/web/task-urls";
import { urls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { savedNotice } from "../saved";
import { acceptedAnswer } from "./answer";
import { loadProposal } from "./load.server";

const decisionForm = z.strictObject({
  revision,
  times: hiddenNumber(3),
  decision: posted(z.enum(["accept", "decline"])),
});

type Decision = z.output<typeof decisionForm>;

export const action = privateAction({
  right: "write",
  schema: decisionForm,
  perform: async ({ viewer, params, value }) => {
    const id = params["id"] ?? "";
    if (value.decision === "accept") return accept(viewer, id, value);
    await viewer.call("survey.declineProposal", { params: { id } });
    const notice = { kind: "success", key: "tasks:proposal.declined" } as const;
    return redirectTo(viewer.session, taskUrls.list(), { notice });
  },
});

/** The one way an answer is saved; its refusals come back about the whole decision. */
async function accept(viewer: Viewer, id: string, { revision: seen, times }: Decision): Promise<Response> {
  const { definition, proposal, view } = await loadProposal(viewer, id);
  const answer = acceptedAnswer(proposal, view.answer, seen);
  const outcome = await viewer
    .call("survey.saveAnswer", {
      params: { id: definition.guid },
      body: { answers: [answer], levels: "full", proposal: { id, times } },
    })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw error.withErrors(error.errors.map((issue) => ({ ...issue, path: "" })));
    });
  const notice = noticeOf(definition, answer, outcome);
  return redirectTo(viewer.session, urls.question("full", definition.milestone, definition.guid), { notice });
}

const noticeOf = (
  question: Question,
  answer: ReturnType<typeof acceptedAnswer>,
  { saved }: CallOutput<"survey.saveAnswer">,
) =>
  savedNotice(t, {
    questions: [question],
    answers: [answer],
    statuses: saved.map(({ status }) => status),
    stored: [],
    files: [],
    changes: [],
  });
