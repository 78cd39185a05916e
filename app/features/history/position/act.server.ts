import { formatDateTime } from "~/texts/format";
import { privateAction, redirectTo } from "~/web/action.server";
import { historyUrls, urls } from "~/web/urls";
import type { Notice } from "~/web/session.server";
import type { Viewer } from "~/web/viewer.server";
import { namedNotice } from "../archive/names";
import { changePosition } from "./form";
import { positionOf } from "./load.server";

/** Two forms: one renames the position, the other removes it. */
export const action = privateAction({
  right: "write",
  load: ({ viewer, params }) => positionOf(viewer, params["id"]),
  schema: changePosition,
  perform: async ({ viewer, value: { what, revision, name }, loaded }) => {
    const notice =
      what === "rename"
        ? await rename(viewer, loaded, { name, revision })
        : await remove(viewer, loaded, revision);
    return redirectTo(viewer.session, urls.history(), { notice });
  },
});

type Position = Awaited<ReturnType<typeof positionOf>>;

/** The notice gives the former name back with one press. */
async function rename(
  { call }: Viewer,
  { id, name: before }: Position,
  body: { name: string; revision: number },
): Promise<Notice> {
  const { name, revision } = await call("survey.renamePosition", { params: { id }, body });
  const notice = namedNotice("history:position.renamed", body.name, name);
  if (before === null || before === name || revision === undefined) return notice;
  const fields = { what: "rename", name: before, revision: String(revision) };
  return { ...notice, undo: { to: historyUrls.position(id), fields } };
}

async function remove({ call }: Viewer, { id, savedAt }: Position, revision: number) {
  await call("survey.removePosition", { params: { id }, query: { revision } });
  const params = { at: formatDateTime(savedAt) };
  return { kind: "success", key: "history:position.removed", params } satisfies Notice;
}
