import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { verifierUrls } from "~/web/verifier-urls";
import { filterOf } from "../candidate";
import { loadCase } from "../load-case.server";
import { outcomeOf } from "../outcome";
import { presentQuestion } from "./present";

/** One question of a case. */
export const loader = privateLoader({ right: "verify" }, async ({ viewer, params, request }) => {
  const { id = "", question = "" } = params;
  const { candidate, over } = await loadCase(viewer, id);
  if (over) return { outcome: outcomeOf(t, over), shown: null, above: [] };
  const shown = presentQuestion(t, candidate, question, filterOf(request));
  if (shown === null) throw new ApiError(404, "internal/not_found");
  return { outcome: null, shown, above: [{ label: candidate.companyName, to: verifierUrls.case(id) }] };
});
