import { POSITION_NAME } from "~/api/contract/positions";
import { privateAction, redirectTo } from "~/web/action.server";
import { ifOffered, nullUnlessOffered } from "~/web/extension.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";
import { namedNotice } from "./named-notice";
import { presentHistory } from "./present";

export const loader = privateLoader({}, async ({ viewer, request }) => {
  const [history, home, archive] = await Promise.all([
    viewer.call("survey.history", { query: {} }),
    viewer.call("scoring.homePage", { params: { version: "draft" }, query: {} }),
    // Where the server keeps no positions the page shows what it has without them (D14).
    nullUnlessOffered(viewer.call("survey.archive", {})),
  ]);
  const asked = new URL(request.url).searchParams.get("pagina") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  return presentHistory({ history, home, archive, page, viewer, nameLength: POSITION_NAME });
});

/** Keeps the draft as it is now, under a name. */
export const action = privateAction({
  right: "write",
  fields: { name: { max: POSITION_NAME } },
  perform: async ({ viewer, values }) => {
    const typed = values.one("name");
    const { name } = await ifOffered(viewer.call("survey.savePosition", { body: { name: typed } }));
    const notice = namedNotice("history:saved", typed, name);
    return redirectTo(viewer.session, urls.history(), { notice });
  },
});
