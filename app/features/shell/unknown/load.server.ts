import { redirect } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { publicLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

/**
 * Any unknown path goes to the sign-in page (spec §2), but for files of an earlier build, which a page as answer would
 * only confuse. A post to one is nobody's.
 */
export const loader = publicLoader(({ params }) => {
  if (params["*"]?.startsWith("build/")) throw new ApiError(404, "internal/not_found");
  return redirect(urls.login());
});
