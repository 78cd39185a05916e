import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { normalLevels } from "~/web/levels";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { addressAfter } from "./after-save";
import { answerFields, formFaults, readAnswers, withoutContent } from "./form";
import { questionPage } from "./present";
import { savedNotice } from "./saved";

export const loader = privateLoader({}, async ({ viewer, params }) => {
  const levels = normalLevels(params.levels ?? "");
  const { page, lead, asked } = await load({ viewer, params });
  const isHere = levels === params.levels && asked.milestone === params.milestone;
  if (!isHere) throw redirect(urls.question(levels, asked.milestone, asked.guid));
  return questionPage(page, { lead, levels, canWrite: viewer.can("write") });
});

export const action = privateAction({
  right: "write",
  load,
  fields: ({ loaded }) => answerFields(loaded.questions),
  perform: async ({ viewer, params, values, loaded: { page, questions, lead } }) => {
    const next = values.one("next");
    const read = readAnswers(questions, values);
    const isTakenBack = next === "clear" && !read.faults.some(({ path }) => path === "");
    if (read.faults.length > 0 && !isTakenBack) throw refuse(read.faults);

    const answers = isTakenBack ? read.answers.map(withoutContent) : read.answers;
    const levels = normalLevels(params.levels ?? "");
    const outcome = await viewer
      .call("survey.saveAnswer", { params: { id: params.question ?? "" }, body: { answers, levels } })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        const faults = formFaults(questions, error.errors);
        throw new ApiError(error.status, error.message, faults, error.retryAfter);
      });

    const statuses = outcome.saved.map(({ status }) => status);
    const notice = isTakenBack
      ? ({ kind: "success", key: "survey:taken_back" } as const)
      : savedNotice(t, { questions, answers, statuses, changes: read.changes, stored: storedIn(page) });
    return redirectTo(viewer.session, addressAfter({ next, levels, lead: lead.definition, outcome }), {
      notice,
    });
  },
});

interface Asking extends Pick<LoaderFunctionArgs, "params"> {
  viewer: Viewer;
}

/** The page that the address asks for, the definitions of its questions, the first of them, and the one asked for. */
async function load({ viewer, params: { question = "", levels = "" } }: Asking) {
  const page = await viewer.call("survey.question", {
    params: { id: question },
    query: { levels: normalLevels(levels) },
  });
  const questions = page.questions.map(({ definition }) => definition);
  const asked = questions.find(({ guid }) => guid === question);
  const [lead] = page.questions;
  if (!asked || !lead) throw new ApiError(404, "internal/not_found");
  return { page, questions, lead, asked };
}

/** What was stored when the page was read; a proposal was not. */
const storedIn = ({ questions }: CallOutput<"survey.question">) =>
  questions
    .filter(({ status }) => status !== "autofilled")
    .map(({ definition, answer }) => ({ questionId: definition.guid, ...answer }));
