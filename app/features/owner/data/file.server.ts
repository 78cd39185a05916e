import { ApiError, hasCode } from "~/api/errors";
import { redirectTo } from "~/web/action.server";
import { linkedFile } from "~/web/file-failure.server";
import { privateLoader } from "~/web/loader.server";
import { ownerUrls } from "~/web/owner-urls";
import { paced } from "~/web/paced-response.server";

/** What the page says where the file is not given; null: it is another error. */
function keyOf(error: unknown): "owner:data.gone" | "errors:too_many_own_data" | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 404) return "owner:data.gone";
  return hasCode(error, "internal/too_many_own_data") ? "errors:too_many_own_data" : null;
}

/** The file that was asked for with the password; its address dies with the session and after five minutes. */
export const loader = privateLoader({ right: "signedIn" }, async ({ viewer, request }) => {
  const token = new URL(request.url).searchParams.get("file") ?? "";
  const page = ownerUrls.data();
  return linkedFile(viewer, page, async () => {
    try {
      return paced(await viewer.call("survey.file", { params: { token } }));
    } catch (error) {
      const key = keyOf(error);
      if (key === null) throw error;
      return redirectTo(viewer.session, page, { notice: { kind: "error", key } });
    }
  });
});
