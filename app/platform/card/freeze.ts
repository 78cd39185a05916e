import { t } from "~/texts/i18n.server";
import type { SignedInScope } from "../scope";
import { attachmentsOf } from "../store/attachments";
import type { Frozen } from "../store/versions";
import type { Survey } from "../survey/survey";
import { configurationOf, sealed } from "./sealed";
import { declaredFiles, frozenOf } from "./take-snapshot";

/** A draft as it was at one moment, with its seal and the questions it answers. */
export interface FrozenDraft {
  content: Frozen;
  /** RFC 8785 canonical JSON and its SHA-256. */
  text: string;
  sha256: string;
  registryRevision: number;
  configuration: { sha256: string; api_version: string; content: string };
}

/** What the signed-in person would issue from a survey, or have verified; `isDeclared`: and has declared. */
export async function freeze(
  survey: Survey,
  { db, session }: SignedInScope,
  isDeclared = false,
): Promise<FrozenDraft> {
  const files = await attachmentsOf(db, session.companyId, declaredFiles(survey));
  const { company, year } = survey;
  const content = {
    ...frozenOf(survey, { id: session.accountId }, files),
    ...(isDeclared ? { declaration: declarationOf({ company: company.business_name, year }) } : {}),
  };
  const { text, sha256 } = configurationOf(survey.questionnaire);
  return {
    content,
    ...sealed(content),
    registryRevision: survey.company.revision,
    configuration: { sha256, api_version: survey.apiVersion, content: text },
  };
}

/** The words that were ticked; they name the company and no person (D13). */
const declarationOf = (about: { company: string; year: number }): string => t("card:declaration", about);
