import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({ right: "verify" }, async ({ viewer, params }) => {
  const id = params["id"] ?? "";
  return { id, ...(await ifOffered(viewer.call("survey.candidateConsistency", { params: { id } }))) };
});
