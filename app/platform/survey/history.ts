import { findCompanyWithDraft } from "../store/drafts";
import { issuedVersions } from "../store/versions";
import type { UseCase } from "../use-case";
import { statusOf } from "./card-status";

/** The draft and the issued versions of a year. No verification exists yet, so none is ever pending. */
export const history: UseCase<"survey.history"> = async ({ query }, { db, session, now }) => {
  const { company, draft } = await findCompanyWithDraft(db, session.companyId, query.year ?? null);
  const year = query.year ?? company.fiscal_year;
  const issued = await issuedVersions(db, session.companyId);
  const [newest, ...others] = issued
    .filter((version) => version.year === year)
    .map((version) => ({
      id: version.id,
      publicationDate: version.issuedAt,
      expiresAt: version.expiresAt,
      status: statusOf(version, issued, now()),
      certification: version.certification,
    }));
  return {
    year,
    versions: {
      draft: {
        publicationDate: null,
        revision: draft.revision,
        updatedAt: draft.updatedAt,
        isValidationPending: false,
        usefulInfo: null,
        validationDate: null,
        versionValidationStatus: 0,
      },
      public: newest ?? null,
      other: others,
    },
  };
};
