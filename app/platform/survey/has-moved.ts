import type { Survey } from "./survey";
import type { SurveyReader } from "./survey-reader";

/** Whether the company or its draft has changed since a survey was loaded. */
export async function hasMovedSince(
  reader: SurveyReader,
  { year, company, draft }: Survey,
): Promise<boolean> {
  const present = await reader.present(year);
  return (
    !present.isCurrent ||
    present.draft.revision !== draft.revision ||
    present.company.revision !== company.revision
  );
}

/** No draft has it. */
const MOVED = -1;

/** The revision that an act on a survey is for: none there is, once the company or its draft has changed since it was loaded. */
export const revisionIfUnmoved = async (
  reader: SurveyReader,
  survey: Survey,
  revision: number,
): Promise<number> => ((await hasMovedSince(reader, survey)) ? MOVED : revision);
