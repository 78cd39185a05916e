import { classScoresInput, homePageOf } from "~/web/home-page.server";
import { nullUnlessOffered } from "~/web/errors.server";
import { type AskingAhead, privateLoader } from "~/web/loader.server";
import { pageIn } from "~/web/urls";
import { presentHistory } from "./present";

const PRESENT = classScoresInput(null);

function ahead({ askAhead }: AskingAhead): void {
  askAhead("survey.history", { query: {} });
  askAhead("scoring.homePage", PRESENT);
  askAhead("survey.archive", {});
}

export const loader = privateLoader({ ahead }, async ({ viewer, request }) => {
  const [history, home, archive] = await Promise.all([
    viewer.call("survey.history", { query: {} }),
    homePageOf(viewer.call, PRESENT),
    // Where the server keeps no positions, the page shows the rest (D14).
    nullUnlessOffered(viewer.call("survey.archive", {})),
  ]);
  return presentHistory({ history, home, archive, page: pageIn(request), viewer });
});
