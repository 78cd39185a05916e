import { json } from "@remix-run/node";
import type { CallOutput } from "~/api/contract";
import type { RefusedForm } from "~/domain/issues";
import { publicLoader } from "~/web/loader.server";
import { linkToken } from "~/web/link-token";
import { refusedLink } from "../password/load.server";

interface Reminders {
  /** Null when the link is over, or cannot be looked up for the moment. */
  person: CallOutput<"user.reminderLink"> | null;
  over: RefusedForm | null;
}

/** Opening the link changes nothing. */
export const loader = publicLoader(async ({ visitor, params }) => {
  const token = linkToken(params);
  const looked = refusedLink(visitor.call("user.reminderLink", { body: { token } }));
  const { answer: person, over } = await looked;
  return json<Reminders>({ person, over }, { status: over ? 410 : 200 });
});
