import { privateAction, redirectTo } from "~/web/action.server";
import { KEY_ALONE } from "~/web/posted";
import { peopleUrls } from "~/web/urls";
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
    const { person } = await personOf(viewer, id);
    if (change === "resend") {
      const changing = await sendAgain(viewer, id, idempotencyKey);
      return redirectTo(viewer.session, peopleUrls.changing(changing, list));
    }
    await make(viewer, id, change);
    const key = `people:one.${changeName(change, isInvited(person))}.done` as const;
    const notice = { kind: "success", key, params: { name: fullName(person) } } as const;
    const next = change === "delete" ? peopleUrls.list(list) : peopleUrls.person(id, list);
    return redirectTo(viewer.session, next, { notice });
  },
});

function make({ call }: Viewer, id: string, change: Exclude<OneChange, "resend">) {
  if (change === "enable") return call("user.enable", { params: { id } });
  return change === "disable"
    ? call("user.disable", { params: { id } })
    : call("user.delete", { params: { id } });
}

/** The id of the change. */
async function sendAgain({ call }: Viewer, id: string, idempotencyKey: string | undefined): Promise<string> {
  const chosen = { ids: [id], change: { kind: "resend" } } as const;
  const { mark } = await call("user.planChange", { body: { ...chosen, ids: [id] } });
  return (await call("user.startChange", { body: { ...chosen, ids: [id], mark, idempotencyKey } })).id;
}
