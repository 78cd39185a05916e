import { ApiError } from "~/api/errors";
import { takeFiles } from "../files/take-files";
import { removeDropped } from "../storage/storage";
import { attachmentsOf, holdAttachments, releaseAttachments } from "../store/attachments";
import { recordAudit } from "../store/audit";
import { findCompany } from "../store/companies";
import { COMPANY_FILES, companyFiles } from "../store/registry/registry-facts";
import { write } from "../store/write";
import type { UseCase } from "../use-case";

/** The most documents that a company keeps beside its registry. */
const MOST_FILES = 20;

/** Stores a document about the company; its bytes count towards the files of the current year (D11). */
export const addCompanyAttachment: UseCase<"registry.addCompanyAttachment"> = async ({ body }, scope) => {
  const { db, session } = scope;
  const { fiscal_year: year } = await findCompany(db, session.companyId);
  const place = { questionId: COMPANY_FILES, year };
  const [[name, id] = ["", ""]] = Object.entries(await takeFiles(body, 1, place, scope));
  await write(db, session.companyId, async (trx) => {
    const others = (await companyFiles(trx, session.companyId)).filter((one) => one.id !== id);
    if (others.length >= MOST_FILES) throw tooMany();
    const key = { company_id: session.companyId, year, question_id: COMPANY_FILES };
    await holdAttachments(trx, key, [id]);
    await recordAudit(trx, scope, "company_file_added", { ...session, detail: id });
  });
  return { id, name };
};

/** Removes a document about the company; of another company, or of an answer, it is not found. */
export const removeCompanyAttachment: UseCase<"registry.removeCompanyAttachment"> = async (
  { params },
  scope,
) => {
  const { db, session, settings, now } = scope;
  const dropped = await write(db, session.companyId, async (trx) => {
    const file = (await attachmentsOf(trx, session.companyId, [params.id])).get(params.id);
    if (file?.question_id !== COMPANY_FILES || file.released_at !== null)
      throw new ApiError(404, "internal/not_found");
    await recordAudit(trx, scope, "company_file_removed", { ...session, detail: file.id });
    return releaseAttachments(trx, [file.id], now().toISOString());
  });
  await removeDropped(settings, dropped);
  return {};
};

function tooMany(): ApiError {
  const issue = { path: "files", code: "too_many_company_files", params: { max: String(MOST_FILES) } };
  return new ApiError(422, "internal/too_many_company_files", [issue]);
}
