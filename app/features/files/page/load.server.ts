import { json, redirect } from "@remix-run/node";
import { t } from "~/texts/i18n.server";
import { callerOf } from "~/web/caller.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

/**
 * The address of a file on the pages: leads to its bytes, or says in a page why there are none. Bytes come from a route
 * without page, which could not say it.
 */
export const loader = privateLoader({}, async ({ viewer, params, request }) => {
  const { id = "" } = params;
  await viewer.call("survey.download", { params: { type: "attachment" }, query: { filename: id } });
  if (!new URL(request.url).searchParams.has("manca")) throw redirect(urls.fileContent(id));
  const words = { title: t("failures:download.title"), text: t("errors:download_failed") };
  const { requestId: reference } = callerOf(request);
  throw json({ message: "internal/download_failed", reference, ...words }, { status: 500 });
});
