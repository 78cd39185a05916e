import { homePageOf } from "~/web/home-page.server";
import { nullUnlessOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { pageIn } from "~/web/urls";
import { presentHistory } from "./present";

export const loader = privateLoader({}, async ({ viewer, request }) => {
  const [history, home, archive] = await Promise.all([
    viewer.call("survey.history", { query: {} }),
    homePageOf(viewer.call, { params: { version: "draft" }, query: {} }),
    // Where the server keeps no positions, the page shows the rest (D14).
    nullUnlessOffered(viewer.call("survey.archive", {})),
  ]);
  return presentHistory({ history, home, archive, page: pageIn(request), viewer });
});
