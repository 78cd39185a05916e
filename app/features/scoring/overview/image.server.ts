import { redirect } from "@remix-run/node";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { heatPicture } from "~/charts/heat-picture";
import { apiVersionOf } from "~/domain/periods";
import { formatDate } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { nullUnlessOffered } from "~/web/errors.server";
import { ScoringPicture } from "~/ui/charts/scoring-picture";
import { downloadLoader } from "~/web/download.server";
import { surveyUrls, urls } from "~/web/urls";
import { loadScoring } from "./load-scoring.server";
import { pictureWords } from "./picture-words";
import { presentOverview } from "./present";
import { trendOf } from "./trend-facts";

/** The picture of the page as a file of its own; a page without scores has none, and says why. */
export const loader = downloadLoader({
  right: "read",
  name: "scoring",
  kind: { type: "image/svg+xml; charset=utf-8", ending: "svg" },
  page: urls.scoring,
  async body(viewer, _request, params) {
    const loaded = await loadScoring(viewer, params, "milestones");
    const { home, period } = loaded;
    const shown = apiVersionOf(home.year) === "v3" ? presentOverview(t, loaded, viewer) : null;
    if (shown === null || !shown.isBegun) throw redirect(surveyUrls(period).scoring(), 303);
    const issued = period === null ? await nullUnlessOffered(viewer.call("scoring.issuedScores", {})) : null;
    const drawing = issued && trendOf(t, issued, home).drawing;
    const title = t("scoring:image.title", { company: shown.company, year: home.year });
    const day = formatDate(
      home.card.issuedAt !== null && loaded.isVersion ? home.card.issuedAt : new Date().toISOString(),
    );
    const what = loaded.isVersion
      ? t("scoring:image.card", { id: home.card.id ?? "", day })
      : t("scoring:image.draft", { day });
    const picture = heatPicture({ title, lines: [shown.headline, what], ...pictureWords(t, shown) });
    const trend = drawing && { drawing, heading: t("scoring:trend.title") };
    const desc = t("scoring:image.desc", { headline: shown.headline });
    return renderToStaticMarkup(createElement(ScoringPicture, { picture, trend, title, desc }));
  },
});
