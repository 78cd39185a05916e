import { ApiError } from "~/api/errors";
import { takeFiles } from "../files/take-files";
import type { Trx } from "../scope";
import { attachmentsOf, holdAttachments, releaseAttachments } from "../store/attachments";
import { ATTESTATIONS, isFileNamed } from "../store/attestations";
import { findCompany } from "../store/companies";
import type { UseCase } from "../use-case";

/** Stores the file of a certificate; its bytes count towards the files of the company's current year (D11). */
export const attestationFile: UseCase<"registry.attestationFile"> = async ({ query, body }, scope) => {
  const { fiscal_year: year } = await findCompany(scope.db, scope.session.companyId);
  const place = { questionId: ATTESTATIONS, year, replaces: query.replaces };
  const [[name, id] = ["", ""]] = Object.entries(await takeFiles(body, 1, place, scope));
  return { id, name };
};

/** Binds an uploaded file to a certificate; refuses a file that is gone or was uploaded for something else. */
export async function holdFile(trx: Trx, companyId: string, fileId: string): Promise<void> {
  const file = (await attachmentsOf(trx, companyId, [fileId])).get(fileId);
  if (file?.question_id !== ATTESTATIONS) {
    const issue = { path: "fileId", code: fileId === "" ? "choose_file" : "attachment_gone" };
    throw new ApiError(422, "internal/invalid_input", [issue]);
  }
  const { company_id, year, question_id } = file;
  await holdAttachments(trx, { company_id, year, question_id }, [fileId]);
}

/** Releases a file that no certificate names any more. Returns the ids whose bytes may be deleted. */
export async function releaseFile(trx: Trx, fileId: string, at: string): Promise<string[]> {
  return (await isFileNamed(trx, fileId)) ? [] : releaseAttachments(trx, [fileId], at);
}
