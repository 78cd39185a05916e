import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { verifierUrls } from "~/web/verifier-urls";
import { outcomeOf } from "../outcome";
import { presentDecision } from "./present";

/** The page that asks before a decision. */
export const loader = privateLoader({ right: "verify" }, async ({ viewer, params }) => {
  const id = params["id"] ?? "";
  const one = await ifOffered(viewer.call("survey.verifierCase", { params: { id } }));
  if (one.ended) return { outcome: outcomeOf(t, one), shown: null, above: [] };
  const above = [{ label: one.companyName, to: verifierUrls.case(id) }];
  return { outcome: null, shown: presentDecision(t, one), above };
});
