import { ApiError } from "~/api/errors";
import { takeFiles } from "../files/take-files";
import type { Trx } from "../scope";
import { attachmentsOf, holdAttachments, releaseAttachments } from "../store/attachments";
import { isFileNamed } from "../store/attestations";
import { findCompany } from "../store/companies";
import type { UseCase } from "../use-case";

/** What files of certificates are handed in for, in the place of a question. */
const ATTESTATIONS = "attestations";

/** Takes the file of a certificate in; it counts among the files of the company's current year (D11). */
export const attestationFile: UseCase<"registry.attestationFile"> = async ({ query, body }, scope) => {
  const { fiscal_year: year } = await findCompany(scope.db, scope.session.companyId);
  const place = { questionId: ATTESTATIONS, year, replaces: query.replaces };
  const [[name, id] = ["", ""]] = Object.entries(await takeFiles(body, 1, place, scope));
  return { id, name };
};

/** Binds a file that was handed in to a certificate; refuses one that is gone, or was handed in for something else. */
export async function holdFile(trx: Trx, companyId: string, fileId: string): Promise<void> {
  const file = (await attachmentsOf(trx, companyId, [fileId])).get(fileId);
  if (file?.question_id !== ATTESTATIONS) {
    const issue = { path: "fileId", code: fileId === "" ? "choose_file" : "attachment_gone" };
    throw new ApiError(422, "internal/invalid_input", [issue]);
  }
  const { company_id, year, question_id } = file;
  await holdAttachments(trx, { company_id, year, question_id }, [fileId]);
}

/** Lets go of a file that no certificate names any more. Returns the ids whose bytes may go. */
export async function releaseFile(trx: Trx, fileId: string, at: string): Promise<string[]> {
  return (await isFileNamed(trx, fileId)) ? [] : releaseAttachments(trx, [fileId], at);
}
