import type { UserRow } from "~/api/contract/people";
import { ApiError } from "~/api/errors";
import { privateAction, redirectTo } from "~/web/action.server";
import { KEY_ALONE } from "~/web/posted";
import type { Notice } from "~/web/session.server";
import { type PeopleList, peopleUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { listedIn } from "../list-address";
import { personOf } from "../person-of.server";
import { changeName, type OneChange } from "../person/present";
import { fullName, isInvited } from "../person-words";
import { oneChange } from "./load.server";

/** Makes one change to one person. An invitation that is sent again is a mail, whose result has a page. */
export const action = privateAction({
  right: "administer",
  schema: KEY_ALONE,
  perform: async ({ viewer, params, request, value: { idempotencyKey } }) => {
    const change = oneChange(params["change"]);
    const id = params["id"] ?? "";
    const list = listedIn(request);
    if (change === "delete") return deleted(viewer, id, list);
    const { person } = await personOf(viewer, id);
    if (change === "resend") {
      const changing = await sendAgain(viewer, id, idempotencyKey);
      return redirectTo(viewer.session, peopleUrls.changing(changing, list));
    }
    await make(viewer, id, change);
    return redirectTo(viewer.session, peopleUrls.person(id, list), { notice: doneTo(person, change) });
  },
});

function doneTo(person: UserRow, change: OneChange): Notice {
  const key = `people:one.${changeName(change, isInvited(person))}.done` as const;
  return { kind: "success", key, params: { name: fullName(person) } };
}

/** The second click of two finds the person gone: what was asked for is done, and nobody is left to be named. */
async function deleted(viewer: Viewer, id: string, list: PeopleList) {
  const there = await nullIfNotFound(personOf(viewer, id));
  await viewer.call("user.delete", { params: { id } });
  const notice: Notice = there
    ? doneTo(there.person, "delete")
    : { kind: "success", key: "people:one.delete.done_before" };
  return redirectTo(viewer.session, peopleUrls.list(list), { notice });
}

async function nullIfNotFound<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
}

const make = ({ call }: Viewer, id: string, change: "enable" | "disable") =>
  call(change === "enable" ? "user.enable" : "user.disable", { params: { id } });

/** The id of the change. */
async function sendAgain({ call }: Viewer, id: string, idempotencyKey: string | undefined): Promise<string> {
  const chosen = { ids: [id], change: { kind: "resend" } } as const;
  const { mark } = await call("user.planChange", { body: { ...chosen, ids: [id] } });
  return (await call("user.startChange", { body: { ...chosen, ids: [id], mark, idempotencyKey } })).id;
}
