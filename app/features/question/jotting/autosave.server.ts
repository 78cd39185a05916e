import { type ActionFunctionArgs, json } from "@remix-run/node";
import { formatTime } from "~/texts/format";
import { privateFieldsAction } from "~/web/action.server";
import { markGuarded } from "~/web/loader.server";
import { answerFields } from "../form";
import { loadForm } from "../load.server";
import { keepTyped } from "./keep.server";

const keep = privateFieldsAction({
  right: "write",
  load: ({ viewer, params }) => loadForm(viewer, params.question ?? ""),
  fields: ({ loaded }) => answerFields(loaded.questions),
  perform: async (posting) => {
    const { keptAt } = await keepTyped(posting, undefined);
    return json({ at: formatTime(keptAt) });
  },
});

/**
 * What script sends while a user types, in the fields of the form itself. A refusal is only a status: whatever it is,
 * the page keeps what was typed, and the session stays as it is for the form that is sent later.
 */
export const action = markGuarded(async (args: ActionFunctionArgs): Promise<Response> => {
  const answer: unknown = await keep(args).catch((error: unknown) => error);
  if (!(answer instanceof Response)) throw answer;
  return answer.ok ? answer : new Response(null, { status: answer.status });
});
