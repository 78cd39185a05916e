import { ApiError } from "~/api/errors";
import { redirectTo } from "~/web/action.server";
import { privateLoader } from "~/web/loader.server";
import { ownerUrls } from "~/web/owner-urls";
import { paced } from "~/web/paced-response.server";

/** The file that was asked for with the password; its address dies with the session and after five minutes. */
export const loader = privateLoader({ right: "signedIn" }, async ({ viewer, request }) => {
  const token = new URL(request.url).searchParams.get("file") ?? "";
  try {
    return paced(await viewer.call("survey.file", { params: { token } }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const notice = { kind: "error", key: "owner:data.gone" } as const;
    return redirectTo(viewer.session, ownerUrls.data(), { notice });
  }
});
