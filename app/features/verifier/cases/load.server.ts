import { redirect } from "@remix-run/node";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { pageIn } from "~/web/urls";
import { verifierUrls } from "~/web/verifier-urls";
import { presentCases } from "./present";

/** The home of a verifier. */
export const loader = privateLoader({ right: "verify" }, async ({ viewer, request }) => {
  const page = pageIn(request);
  const query = { pageId: String(page) };
  const answer = await ifOffered(viewer.call("survey.verifierCases", { query }));
  const list = presentCases(t, answer, page);
  if (list.count > 0 && list.rows.length === 0) throw redirect(verifierUrls.cases(list.pages));
  return list;
});
