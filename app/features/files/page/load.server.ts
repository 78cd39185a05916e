import { redirect } from "@remix-run/node";
import { hasCode } from "~/api/errors";
import { pageWithoutFile, whyAsked } from "~/web/file-failure.server";
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
    throw hasCode(error, "internal/file_in_control") ? pageWithoutFile("in-controllo", request) : error;
  });
  const why = whyAsked(request);
  throw why === null ? redirect(urls.fileContent(id)) : pageWithoutFile(why, request);
});
