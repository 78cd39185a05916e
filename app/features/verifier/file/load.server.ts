import { redirect } from "@remix-run/node";
import { pageWithoutFile, toPageOfFile, whyAsked } from "~/web/file-failure.server";
import { downloadFrom, privateLoader } from "~/web/loader.server";
import { verifierUrls } from "~/web/verifier-urls";

const addressOf = (id: string, file: string) => ({ params: { id, file } });

/** A file of a candidate: redirects to its bytes, or shows a page that says why there are none. */
export const page = privateLoader({ right: "verify" }, async ({ viewer, params, request }) => {
  const { id = "", file = "" } = params;
  await viewer.call("survey.candidateFile", addressOf(id, file));
  const why = whyAsked(request);
  throw why === null ? redirect(verifierUrls.fileContent(id, file)) : pageWithoutFile(why, request);
});

/** The bytes; the page of the file reports an error of the file. */
export const content = privateLoader({ right: "verify" }, async ({ viewer, params }) => {
  const { id = "", file = "" } = params;
  try {
    const { downloadUrl } = await viewer.call("survey.candidateFile", addressOf(id, file));
    return await downloadFrom(viewer, downloadUrl);
  } catch (error) {
    return toPageOfFile(verifierUrls.file(id, file), error);
  }
});
