import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { askedPeriod, readOnlyCode } from "~/web/asked-period.server";
import { normalLevels } from "~/web/levels";
import { surveyUrls } from "~/web/urls";
import { addressAfter } from "./after-save";
import { answerFields, formFaults, readAnswers, withoutContent } from "./form";
import { forgetGone, handIn, NO_FILES } from "./hand-in.server";
import { savedNotice } from "./saved";
import { type Asking, load } from "./load.server";

export const action = privateAction({
  right: "write",
  load: loadToWrite,
  fields: ({ loaded }) => answerFields(loaded.questions),
  takesFiles: true,
  perform: async ({ viewer, params, values, loaded: { page, questions, lead } }) => {
    const isClear = values.one("next") === "clear";
    const files = isClear ? NO_FILES : await handIn(viewer, questions, values);
    const next = files.stays ? "attach" : values.one("next");
    const read = readAnswers(questions, values);
    const isTakenBack = isClear && !read.faults.some(({ path }) => path === "");
    const faults = [...read.faults, ...files.faults];
    if (faults.length > 0 && !isTakenBack) throw refuse(faults, files.status);

    const answers = isTakenBack ? read.answers.map(withoutContent) : read.answers;
    const levels = normalLevels(params.levels ?? "");
    const outcome = await viewer
      .call("survey.saveAnswer", {
        params: { id: params.question ?? "" },
        body: { answers, levels, year: askedPeriod(params)?.year },
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        forgetGone(page.questions, error.errors, values);
        throw error.withErrors(formFaults(questions, error.errors));
      });

    const statuses = outcome.saved.map(({ status }) => status);
    const notice = isTakenBack
      ? ({ kind: "success", key: "survey:taken_back" } as const)
      : savedNotice(t, {
          questions,
          answers,
          statuses,
          changes: read.changes,
          stored: storedIn(page),
          files: files.done,
        });
    const urls = surveyUrls(askedPeriod(params));
    const address = addressAfter({ next, levels, urls, lead: lead.definition, outcome });
    return redirectTo(viewer.session, address, { notice });
  },
});

/** Everything below a pair other than the current draft is read only (D1), whatever was posted there. */
async function loadToWrite({ viewer, params }: Asking) {
  const loaded = await load({ viewer, params }, "form");
  const code = readOnlyCode(askedPeriod(params), viewer);
  if (code !== null) throw new ApiError(403, `internal/${code}`);
  return loaded;
}

/** What was stored when the page was read; a proposal was not. */
const storedIn = ({ questions }: CallOutput<"survey.question">) =>
  questions
    .filter(({ status }) => status !== "autofilled")
    .map(({ definition, answer }) => ({ questionId: definition.guid, ...answer }));
