import { areaLabels } from "~/content/labels";
import { questionnaire } from "~/content/questionnaires";
import { competitivenessV3 } from "~/content/v3/competitiveness";
import { apiVersionOf } from "~/domain/periods";
import { AREAS } from "~/domain/question/question";
import { SECTIONS } from "~/domain/scoring/competitiveness";
import { findCompany } from "../store/companies";
import type { UseCase } from "../use-case";

const CATEGORIES = SECTIONS.flatMap((section) =>
  competitivenessV3[section].categories.map(({ id, label }) => ({ id, label, section })),
);

/** Areas, milestones and categories of competitiveness of the questionnaire that serves a year. */
export const config: UseCase<"survey.config"> = async ({ query }, { db, session }) => {
  const { fiscal_year } = await findCompany(db, session.companyId);
  const apiVersion = apiVersionOf(query.year ?? fiscal_year);
  const { milestones } = questionnaire(apiVersion);
  const areas = AREAS.map((area) => ({
    id: area,
    label: areaLabels[area],
    milestones: milestones.filter((one) => one.area === area).map(({ id, label }) => ({ id, label })),
  }));
  return {
    apiVersion,
    areas: areas.filter((area) => area.milestones.length > 0),
    milestones: milestones.map(({ id, label, area }) => ({ id, label, area })),
    categories: apiVersion === "v3" ? CATEGORIES : [],
  };
};
