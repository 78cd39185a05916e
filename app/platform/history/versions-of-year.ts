import { ApiError } from "~/api/errors";
import { draftBlock } from "~/domain/history/draft-block";
import { atInstant } from "~/domain/card/lifecycle";
import { lifeOf, RESTORE } from "../card/load-card";
import { usefulSentence } from "./useful-info";
import { findCompanyWithDraft } from "../store/drafts";
import { newestVerification } from "../store/verifications";
import { issuedVersions } from "../store/versions";
import type { UseCase } from "../use-case";
import { statusOf } from "../card/card-status";

/** The draft, what was last decided about it, and the issued versions of a year. */
export const history: UseCase<"survey.history"> = async ({ query }, { db, session, now }) => {
  const { company, draft } = await findCompanyWithDraft(db, session.companyId, query.year ?? null);
  const year = query.year ?? company.fiscal_year;
  if (year > company.fiscal_year) throw new ApiError(404, "internal/not_found");
  const issued = await issuedVersions(db, session.companyId);
  const { verification } = await newestVerification(db, session.companyId, year, RESTORE);
  const life = atInstant(lifeOf({ company, draft, year }, issued, verification), now().toISOString());
  const { usefulInfo, ...block } = draftBlock(life);
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
        ...block,
        // In a closed year nothing is left to be done about it.
        usefulInfo: year === company.fiscal_year ? usefulSentence(usefulInfo) : null,
      },
      public: newest ?? null,
      other: others,
    },
  };
};
