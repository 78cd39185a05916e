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
