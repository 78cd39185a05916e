import { hasCode } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { redirectTo } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { taskUrls } from "~/web/task-urls";
import { urls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { savedWords, storedWords } from "../stored-words";
import { proposalWords } from "./words";

/** A proposal with the present answer to its question. */
export async function loadProposal({ call }: Viewer, id: string) {
  const { definition, proposal } = await ifOffered(call("survey.proposal", { params: { id } }));
  const query = { levels: "full", part: "form" } as const;
  const { questions } = await call("survey.question", { params: { id: definition.guid }, query });
  const view = questions.find((one) => one.definition.guid === definition.guid) ?? questions[0];
  if (!view) throw new Error("A question without a view");
  return { definition, proposal, view };
}

export const loader = privateLoader({ right: "write" }, async ({ viewer, params }) => {
  const { definition, proposal, view } = await loadProposal(viewer, params["id"] ?? "").catch(
    async (error: unknown) => {
      if (!hasCode(error, "internal/proposal_settled")) throw error;
      const notice = { kind: "info", key: "errors:proposal_settled" } as const;
      throw await redirectTo(viewer.session, taskUrls.list(), { notice });
    },
  );
  return {
    prompt: definition.prompt,
    proposal: proposalWords(t, definition, proposal),
    stored: storedWords(t, view),
    savedBy: savedWords(t, view.answer),
    revision: view.answer.revision,
    question: urls.question("full", definition.milestone, definition.guid),
  };
});
