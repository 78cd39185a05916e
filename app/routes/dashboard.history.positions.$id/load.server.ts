import { POSITION_NAME } from "~/api/contract/positions";
import { ApiError } from "~/api/errors";
import { formatDateTime } from "~/ui/format";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { ifOffered } from "~/web/extension.server";
import { privateLoader } from "~/web/loader.server";
import { REVISION } from "~/web/revision-field";
import { urls } from "~/web/urls";
import type { Notice } from "~/web/session.server";
import type { Viewer } from "~/web/viewer.server";
import { namedNotice } from "../dashboard.history._index/named-notice";

export const loader = privateLoader({ right: "write" }, async ({ viewer, params }) => {
  const { type, ...position } = await positionOf(viewer, params["id"]);
  return { ...position, type, isNamed: type === "manual", nameLength: POSITION_NAME };
});

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

/** What belongs to another company is not found, like a version, which is neither renamed nor removed. */
async function positionOf({ call }: Viewer, id: string | undefined) {
  const { rows } = await ifOffered(call("survey.archive", {}));
  const row = rows.find((one) => one.kind === "position" && one.id === id);
  if (!row) throw new ApiError(404, "internal/not_found");
  const { type, name, savedAt, savedBy, year, given, revision } = row;
  return { id: row.id, type, name, savedAt, savedBy, year, given, revision };
}
