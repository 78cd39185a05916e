import { ApiError } from "~/api/errors";
import { downloadUrl } from "../files/capability";
import type { UseCase } from "../use-case";
import { openAssigned } from "./assigned-verifications";

/** The address of a file of a candidate, for five minutes; the company's other files are not found. */
export const candidateFile: UseCase<"survey.candidateFile"> = async ({ params }, scope) => {
  const { company_id: companyId, items } = await openAssigned(params.id, scope);
  if (!items.some(({ attachment }) => attachment === params.file)) {
    throw new ApiError(404, "internal/not_found");
  }
  return { downloadUrl: downloadUrl({ type: "attachment", companyId, filename: params.file }, scope) };
};
