import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { grantingCompany } from "../../store/grants";
import { issuedAnswers } from "../../survey/issued-survey";
import { questionsThen } from "../../survey/questionnaire-when-issued";
import { SurveyReader } from "../../survey/survey-reader";
import { loadSide, type Side } from "../load-side";
import type { RequestedSource } from "./restore-job";

export interface LoadedSource {
  side: Side;
  /** False for a company of the group. */
  isOwn: boolean;
  /** The source as the company sees it whose draft changes. */
  shown: CallOutput<"survey.copyPreview">["source"];
}

/**
 * An issued version or saved position of the company, of any year; or a version of `year` of a company of the group
 * that granted access. "public" is the newest version of `year`. Any other source is not found.
 */
export const loadSource = (
  reader: SurveyReader,
  year: number,
  requested: RequestedSource,
): Promise<LoadedSource> =>
  requested.groupCompanyId === null || requested.groupCompanyId === reader.companyId
    ? ownSource(reader, year, requested)
    : groupSource(reader, year, requested.groupCompanyId, requested);

async function ownSource(
  reader: SurveyReader,
  year: number,
  { versionFrom }: RequestedSource,
): Promise<LoadedSource> {
  const newest = (await reader.issued()).find((one) => one.year === year);
  const side = await loadSide(reader, versionFrom === "public" && newest ? newest.id : versionFrom);
  const { id, kind, savedAt, name } = side;
  if (kind === "draft" || savedAt === null) throw notFound();
  const { business_name: companyName } = (await reader.present()).company;
  return { side, isOwn: true, shown: { id, kind, savedAt, name, companyName } };
}

/** Of another company only the content of the version and the company's name are read. */
async function groupSource(
  { handle, companyId }: SurveyReader,
  year: number,
  ownerId: string,
  { versionFrom }: RequestedSource,
): Promise<LoadedSource> {
  const company = await grantingCompany(handle, companyId, ownerId);
  if (!company) throw notFound();
  const owner = new SurveyReader(handle, ownerId);
  const versions = (await owner.issued()).filter((one) => one.year === year);
  const version = versions.find(({ id }) => versionFrom === "public" || id === versionFrom);
  const issued = version && (await owner.snapshot(version.id));
  if (!issued) throw notFound();
  const questionnaire = await questionsThen(handle, issued.configuration.sha256, year);
  const answers = issuedAnswers(issued, questionnaire);
  const shown = { id: version.id, kind: "version", savedAt: version.issuedAt, name: null } as const;
  const side: Side = { ...shown, year, questionnaire, answers, survey: null };
  return { side, isOwn: false, shown: { ...shown, companyName: company.name } };
}

const notFound = () => new ApiError(404, "internal/not_found");
