import { redirect } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { downloadOf, isElsewhere, privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

/** The bytes of a file. The page of the file reports an error of the file. */
export const loader = privateLoader({}, async ({ viewer, params }) => {
  const { id = "" } = params;
  return downloadOf(viewer, "attachment", id).catch((error: unknown) => {
    if (!(error instanceof ApiError) || isElsewhere(error)) throw error;
    const isExplained = error.status === 404 || error.status === 409;
    throw redirect(isExplained ? urls.file(id) : `${urls.file(id)}?manca`);
  });
});
