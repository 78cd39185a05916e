import { POSITION_NAME } from "~/api/contract/positions";
import { formatDateTime } from "~/texts/format";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { REVISION } from "~/web/revision-field";
import { urls } from "~/web/urls";
import type { Notice } from "~/web/session.server";
import type { Viewer } from "~/web/viewer.server";
import { namedNotice } from "../archive/named-notice";
import { positionOf } from "./load.server";

/** Two forms: one gives another name, the other removes. */
export const action = privateAction({
  right: "write",
  load: ({ viewer, params }) => positionOf(viewer, params["id"]),
  fields: {
    what: { max: 6 },
    revision: REVISION,
    name: { max: POSITION_NAME },
  },
  perform: async ({ viewer, values, loaded }) => {
    const revision = Number(values.one("revision"));
    const what = values.one("what");
    if (what !== "rename" && what !== "remove") throw refuse([{ path: "", code: "incomplete_form" }]);
    const notice =
      what === "rename"
        ? await rename(viewer, loaded, { name: values.one("name"), revision })
        : await remove(viewer, loaded, revision);
    return redirectTo(viewer.session, urls.history(), { notice });
  },
});

type Position = Awaited<ReturnType<typeof positionOf>>;

async function rename({ call }: Viewer, { id }: Position, body: { name: string; revision: number }) {
  const { name } = await call("survey.renamePosition", { params: { id }, body });
  return namedNotice("history:position.renamed", body.name, name);
}

async function remove({ call }: Viewer, { id, savedAt }: Position, revision: number) {
  await call("survey.removePosition", { params: { id }, query: { revision } });
  const params = { at: formatDateTime(savedAt) };
  return { kind: "success", key: "history:position.removed", params } satisfies Notice;
}
