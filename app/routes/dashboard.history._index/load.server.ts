import { POSITION_NAME } from "~/api/contract/positions";
import { ApiError } from "~/api/errors";
import { privateAction, redirectTo } from "~/web/action.server";
import { ifOffered } from "~/web/extension.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { namedNotice } from "./named-notice";
import { presentHistory } from "./present";

export const loader = privateLoader({}, async ({ viewer, request }) => {
  const [history, home, archive] = await Promise.all([
    viewer.call("survey.history", { query: {} }),
    viewer.call("scoring.homePage", { params: { version: "draft" }, query: {} }),
    archiveOf(viewer),
  ]);
  const asked = new URL(request.url).searchParams.get("pagina") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  return presentHistory({ history, home, archive, page, viewer, nameLength: POSITION_NAME });
});

/** Keeps the draft as it is now, under a name. */
export const action = privateAction({
  right: "write",
  fields: { name: { max: POSITION_NAME, alongside: "_csrf" } },
  perform: async ({ viewer, values }) => {
    const typed = values.one("name");
    const { name } = await ifOffered(viewer.call("survey.savePosition", { body: { name: typed } }));
    const notice = namedNotice("history:saved", typed, name);
    return redirectTo(viewer.session, urls.history(), { notice });
  },
});

/** Null where the server keeps no positions: the page then shows what it has without them (D14). */
async function archiveOf({ call }: Viewer) {
  return ifOffered(call("survey.archive", {})).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 501) return null;
    throw error;
  });
}
