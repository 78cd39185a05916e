import { ApiError } from "~/api/errors";
import { log } from "~/log.server";
import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import type { Viewer } from "~/web/viewer.server";
import { filterOf } from "../candidate";
import { loadCase } from "../load-case.server";
import { outcomeOf } from "../outcome";
import { presentCase } from "./present";

/** A visit that cannot be noted (a full disk, another server) keeps its news and shows the case all the same. */
const visit = ({ call }: Viewer, id: string) =>
  call("survey.visitVerifierCase", { params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw error;
    log.error(error, "A visit was not noted");
  });

/** A case; opening it is the visit after which its news are no longer new. */
export const loader = privateLoader({ right: "verify" }, async ({ viewer, params, request }) => {
  const id = params["id"] ?? "";
  const { candidate, over } = await loadCase(viewer, id);
  await visit(viewer, id);
  if (over) return { outcome: outcomeOf(t, over), shown: null };
  return { outcome: null, shown: presentCase(t, candidate, filterOf(request), new Date()) };
});
