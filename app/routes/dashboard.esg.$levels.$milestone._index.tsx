import { redirect } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import survey from "~/texts/it/survey.json";
import type { PageHandle } from "~/ui/layout/page-handle";
import { normalLevels } from "~/web/levels";
import { privateLoader } from "~/web/loader.server";
import { notServed } from "~/web/not-served.server";
import { urls } from "~/web/urls";
import { isOpen } from "./dashboard.esg._index/questions";

export const handle: PageHandle = { title: "survey:title", texts: { survey } };

/** A milestone is its first question that is still open, or its first one. */
export const loader = /* @__PURE__ */ privateLoader({}, async ({ viewer, params }) => {
  const levels = normalLevels(params.levels ?? "");
  const asked = levels.split(":");
  const { questions } = await viewer.call("survey.overview", { query: {} });
  const rows = questions.filter(
    ({ level, milestone }) => milestone === params.milestone && (levels === "full" || asked.includes(level)),
  );
  const row = rows.find(isOpen) ?? rows[0];
  if (!row) throw new ApiError(404, "internal/not_found");
  return redirect(urls.question(levels, row.milestone, row.id));
});

export const action = notServed;

export default function Milestone() {
  return null;
}
