import { cardUrls } from "~/web/card-urls";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { publicAddress } from "~/web/site.server";

export const loader = privateLoader({}, async ({ viewer, params }) => {
  const id = params["id"] ?? "";
  const { token, ...share } = await ifOffered(viewer.call("survey.share", { params: { id } }));
  const canWrite = viewer.can("write");
  return { ...share, canWrite, address: token === null ? null : publicAddress(cardUrls.shared(token)) };
});
