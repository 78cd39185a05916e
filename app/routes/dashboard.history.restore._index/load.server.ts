import { redirect } from "@remix-run/node";
import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { nullUnlessOffered } from "~/web/extension.server";
import type { Values } from "~/web/fields.server";
import { privateLoader } from "~/web/loader.server";
import { askedRestore, restoringUrl } from "~/web/restoring-url.server";
import { urls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { presentRestore } from "./present";

/** More than any id has: such an address is nobody's. */
const LONGEST_ID = 64;

export const loader = privateLoader({}, async ({ viewer, request }) => {
  const asked = sourceAsked(request);
  const preview = await previewOf(viewer, asked);
  const isGroup = ![null, viewer.user.companyId].includes(asked.groupCompanyId);
  return presentRestore(t, preview, { viewer, isGroup });
});

/** Begins to copy. The work is the platform's; the page it leads to tells how far it is. */
export const action = privateAction({
  right: "write",
  fields: {
    questions: { max: 4, digits: true, many: true },
    shown: { max: 4, digits: true, always: true },
    stay: { max: 1, digits: true },
  },
  perform: async ({ viewer, values, request }) => {
    const { from, groupCompanyId } = sourceAsked(request);
    const answersList = await chosenAnswers(viewer, { from, groupCompanyId }, values);
    const query = { year: viewer.user.currentFiscalYear, ...(groupCompanyId && { groupCompanyId }) };
    const body = { versionFrom: from, ...(answersList && { answersList }) };
    const { id } = await viewer.call("survey.copyAnswers", { query, body });
    const end = values.one("stay") === "" ? null : ("stays" as const);
    return redirectTo(viewer.session, restoringUrl(id, { from, groupCompanyId, end }));
  },
});

interface SourceAsked {
  from: string;
  groupCompanyId: string | null;
}

/** What the address names; without it there is nothing to restore but what the history lists. */
function sourceAsked(request: Request): SourceAsked {
  const { from, groupCompanyId } = askedRestore(request);
  if (from === null) throw redirect(urls.history());
  if (Math.max(from.length, groupCompanyId?.length ?? 0) > LONGEST_ID) {
    throw new ApiError(404, "internal/not_found");
  }
  return { from, groupCompanyId };
}

type Preview = CallOutput<"survey.copyPreview">;

/** Null where the server cannot say before what it will do (D14). */
async function previewOf(
  { call }: Viewer,
  { from: versionFrom, groupCompanyId }: SourceAsked,
): Promise<Preview | null> {
  const query = { versionFrom, ...(groupCompanyId && { groupCompanyId }) };
  return nullUnlessOffered(call("survey.copyPreview", { query }));
}

/** The questions of the ticked boxes; undefined = all of the source, as it is without choosing. */
async function chosenAnswers(
  viewer: Viewer,
  asked: SourceAsked,
  values: Values,
): Promise<string[] | undefined> {
  const shown = Number(values.one("shown"));
  const ticked = new Set(values.all("questions"));
  if (shown === ticked.size) return undefined;
  if (ticked.size === 0) throw refuse([{ path: "questions", code: "choose_answers" }]);
  const { copied = [] } = (await previewOf(viewer, asked)) ?? {};
  const chosen = copied.filter(({ number }) => ticked.has(String(number)));
  if (chosen.length === 0) throw refuse([{ path: "", code: "draft_moved" }], 409);
  return chosen.map(({ questionId }) => questionId);
}
