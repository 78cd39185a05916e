import { redirect } from "@remix-run/node";
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

type Loaded = CallOutput<"survey.question">;
type Params = Readonly<Record<string, string | undefined>>;

export const loader = privateLoader({}, async ({ viewer, params }) => {
  const levels = normalLevels(params.levels ?? "");
  const loaded = await load(viewer, params);
  const { milestone, guid } = definitionsOf(loaded).find(({ guid }) => guid === params.question)!;
  const isHere = levels === params.levels && milestone === params.milestone;
  if (!isHere) throw redirect(urls.question(levels, milestone, guid));
  return questionPage(loaded, { levels, canWrite: viewer.can("write") });
});

export const action = privateAction({
  right: "write",
  fields: async ({ viewer, params, request }) =>
    answerFields(definitionsOf(await loadOnce(request, viewer, params))),
  perform: async ({ viewer, params, request, values }) => {
    const before = await loadOnce(request, viewer, params);
    const questions = definitionsOf(before);
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
      : savedNotice(t, { questions, answers, statuses, changes: read.changes, stored: storedIn(before) });
    return redirectTo(viewer.session, addressAfter({ next, levels, before, outcome }), { notice });
  },
});

const load = (viewer: Viewer, { question = "", levels = "" }: Params): Promise<Loaded> =>
  viewer.call("survey.question", { params: { id: question }, query: { levels: normalLevels(levels) } });

/** An action looks at its page twice: for the names of the fields, and to read them. */
const loadedFor = new WeakMap<Request, Promise<Loaded>>();

function loadOnce(request: Request, viewer: Viewer, params: Params): Promise<Loaded> {
  const loading = loadedFor.get(request) ?? load(viewer, params);
  loadedFor.set(request, loading);
  return loading;
}

/** What was stored when the page was read; a proposal was not. */
const storedIn = ({ questions }: Loaded) =>
  questions
    .filter(({ status }) => status !== "autofilled")
    .map(({ definition, answer }) => ({ questionId: definition.guid, ...answer }));

const definitionsOf = ({ questions }: Loaded) => questions.map(({ definition }) => definition);
