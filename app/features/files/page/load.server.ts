import { json, redirect } from "@remix-run/node";
import { t } from "~/texts/i18n.server";
import { callerOf } from "~/web/caller.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

/**
 * The address of a file on the pages: redirects to its bytes, or shows a page that says why there are none. The bytes
 * come from a route without a page, which could not show it.
 */
export const loader = privateLoader({}, async ({ viewer, params, request }) => {
  const { id = "" } = params;
  await viewer.call("survey.download", { params: { type: "attachment" }, query: { filename: id } });
  if (!new URL(request.url).searchParams.has("manca")) throw redirect(urls.fileContent(id));
  const words = { title: t("failures:download.title"), text: t("errors:download_failed") };
  const { requestId: reference } = callerOf(request);
  throw json({ message: "internal/download_failed", reference, ...words }, { status: 500 });
});
