import { atInstant } from "~/domain/card/lifecycle";
import { draftBlock } from "~/domain/history/draft-block";
import { lifeOf, cardStatusOf, verificationOf } from "../card/load-card";
import { readerOf } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { usefulSentence } from "./useful-info";

/** The draft, the last decision about it, and the issued versions of a year. */
export const history: UseCase<"survey.history"> = async ({ query }, scope) => {
  const { now } = scope;
  const reader = readerOf(scope);
  const present = await reader.present(query.year);
  const { year, isCurrent, draft } = present;
  const issued = await reader.issued();
  const { verification } = await verificationOf(reader, year);
  const life = atInstant(lifeOf(present, issued, verification), now().toISOString());
  const { usefulInfo, ...block } = draftBlock(life);
  const [newest, ...others] = issued
    .filter((version) => version.year === year)
    .map((version) => ({
      id: version.id,
      publicationDate: version.issuedAt,
      expiresAt: version.expiresAt,
      status: cardStatusOf(version, issued, now()),
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
        // In a closed year the company can no longer act on it.
        usefulInfo: isCurrent ? usefulSentence(usefulInfo) : null,
      },
      public: newest ?? null,
      other: others,
    },
  };
};
