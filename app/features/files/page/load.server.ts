import { json, redirect } from "@remix-run/node";
import { hasCode } from "~/api/errors";
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
  const asked = { params: { type: "attachment" }, query: { filename: id } };
  await viewer.call("survey.download", asked).catch((error: unknown) => {
    if (!hasCode(error, "internal/file_in_control")) throw error;
    const words = { title: t("failures:download.in_control"), text: t("errors:file_in_control") };
    throw json({ message: "internal/file_in_control", ...words }, { status: 409 });
  });
  if (!new URL(request.url).searchParams.has("manca")) throw redirect(urls.fileContent(id));
  const words = { title: t("failures:download.title"), text: t("errors:download_failed") };
  const { requestId: reference } = callerOf(request);
  throw json({ message: "internal/download_failed", reference, ...words }, { status: 500 });
});
