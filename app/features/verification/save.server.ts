import { ApiError } from "~/api/errors";
import { toLatin1 } from "~/domain/plain-text";
import { t } from "~/texts/i18n.server";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { ifOffered } from "~/web/extension.server";
import type { Values } from "~/web/fields.server";
import { historyUrls } from "~/web/urls";
import type { Notice } from "~/web/session.server";
import type { Viewer } from "~/web/viewer.server";
import { askedPage } from "./asked-page.server";
import { FIELDS } from "./form";

export const action = privateAction({
  right: "write",
  fields: FIELDS,
  perform: async ({ values, viewer, request }) => {
    const isReply = values.one("intent") === "reply";
    const notice = isReply ? await reply(values, viewer) : await open(values, viewer);
    const url = historyUrls.verification(isReply ? askedPage(request) : 1);
    return redirectTo(viewer.session, url, { notice });
  },
});

async function open(values: Values, { call }: Viewer): Promise<Notice> {
  const revision = values.one("revision");
  if (values.one("intent") !== "open" || revision === "") throw incomplete();
  const level = values.one("level");
  if (level !== "2" && level !== "3") throw refuse([{ path: "level", code: "mandatory_field" }]);
  const body = { revision: Number(revision), level: level === "2" ? 2 : 3 } as const;
  await ifOffered(call("survey.openVerification", { body }));
  return { kind: "success", key: "verification:opened" };
}

/** Characters that cannot be kept are replaced here, so that the notice can say what is written now (D11). */
async function reply(values: Values, { call }: Viewer): Promise<Notice> {
  const [question, attachment] = [values.one("question"), values.one("attachment")];
  if (question === "") throw incomplete();
  const { text, changes } = toLatin1(values.one("reply").trim());
  if (text.trim() === "") throw refuse([{ path: "reply", code: "reply_missing" }]);
  const seen = values.one("seen");
  await call("survey.verificationFeedback", {
    query: { question_id: question, ...(attachment === "" ? {} : { attachment_id: attachment }) },
    body: { user_verification_feedback: text, ...(seen === "" ? {} : { seen }) },
  }).catch((error: unknown) => {
    throw error instanceof ApiError ? atTheReply(error) : error;
  });
  return changes.length > 0
    ? { kind: "success", key: "verification:replied_adapted", params: { changes: wordsOf(changes) } }
    : { kind: "success", key: "verification:replied" };
}

/** A notice travels in a cookie: of many changes it names the first. */
const wordsOf = (changes: { from: string; to: string }[]) =>
  changes
    .slice(0, MOST_NAMED)
    .map(({ from, to }) => t(to === "" ? "verification:dropped" : "verification:replaced", { from, to }))
    .join(", ");

const MOST_NAMED = 8;

const incomplete = () => refuse([{ path: "", code: "incomplete_form" }]);

const OF_THE_TEXT = ["reply_missing", "too_long", "mandatory_field"];

/** What the call says of the text stands at its field. */
function atTheReply(error: ApiError): ApiError {
  return error.withErrors(
    error.errors.map((fault) => (OF_THE_TEXT.includes(fault.code) ? { ...fault, path: "reply" } : fault)),
  );
}
