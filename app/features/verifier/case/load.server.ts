import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { filterOf } from "../candidate";
import { loadCase } from "../load-case.server";
import { outcomeOf } from "../outcome";
import { presentCase } from "./present";

/** A case; opening it is the visit after which its news are no longer new. */
export const loader = privateLoader({ right: "verify" }, async ({ viewer, params, request }) => {
  const id = params["id"] ?? "";
  const { candidate, over } = await loadCase(viewer, id);
  await viewer.call("survey.visitVerifierCase", { params: { id } });
  if (over) return { outcome: outcomeOf(t, over), shown: null };
  return { outcome: null, shown: presentCase(t, candidate, filterOf(request), new Date()) };
});
