import { json, redirect } from "@remix-run/node";
import { ApiError, hasCode } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { downloadFrom, isElsewhere, privateLoader } from "~/web/loader.server";
import { verifierUrls } from "~/web/verifier-urls";

const addressOf = (id: string, file: string) => ({ params: { id, file } });

/** Why a file could not be sent, in the address of its page. */
const WHYS = ["in-controllo", "manca"] as const;

/** A file of a candidate: redirects to its bytes, or shows a page that says why there are none. */
export const page = privateLoader({ right: "verify" }, async ({ viewer, params, request }) => {
  const { id = "", file = "" } = params;
  await viewer.call("survey.candidateFile", addressOf(id, file));
  const query = new URL(request.url).searchParams;
  const why = WHYS.find((one) => query.has(one));
  if (why === undefined) throw redirect(verifierUrls.fileContent(id, file));
  const words =
    why === "in-controllo"
      ? { title: t("failures:download.in_control"), text: t("errors:file_in_control") }
      : { title: t("failures:download.title"), text: t("errors:download_failed") };
  throw json({ message: "internal/download_failed", ...words }, { status: why === "manca" ? 500 : 409 });
});

/** The bytes; the page of the file reports an error of the file. */
export const content = privateLoader({ right: "verify" }, async ({ viewer, params }) => {
  const { id = "", file = "" } = params;
  const { downloadUrl } = await viewer.call("survey.candidateFile", addressOf(id, file));
  return downloadFrom(viewer, downloadUrl).catch((error: unknown) => {
    if (!(error instanceof ApiError) || isElsewhere(error) || error.status === 404) throw error;
    const why = hasCode(error, "internal/file_in_control") ? "in-controllo" : "manca";
    throw redirect(`${verifierUrls.file(id, file)}?${why}`);
  });
});
