import type { VerifierCase } from "~/api/contract/verifier-desk";
import { ApiError, hasCode } from "~/api/errors";
import { ifOffered } from "~/web/errors.server";
import type { Viewer } from "~/web/viewer.server";
import type { Candidate } from "./candidate";

type Found = { candidate: Candidate; over: null } | { candidate: null; over: VerifierCase };

/** The candidate of a case or, once it has ended, the case with its outcome; 404 if it is not the viewer's. */
export async function loadCase({ call }: Viewer, id: string): Promise<Found> {
  try {
    return { candidate: await ifOffered(call("survey.candidate", { params: { id } })), over: null };
  } catch (error) {
    if (!hasCode(error, "internal/not_found")) throw error;
  }
  const over = await ifOffered(call("survey.verifierCase", { params: { id } }));
  if (over.ended === null) throw new ApiError(404, "internal/not_found");
  return { candidate: null, over };
}
