import { invalidArea, unknownArea } from "~/api/catalogue-errors";
import { ApiError } from "~/api/errors";
import { areaLabels, levels } from "~/content/labels";
import { nationalRegisters } from "~/content/national-registers";
import { nations as allNations } from "~/content/nations";
import { provinces as allProvinces } from "~/content/provinces";
import { questionnaire } from "~/content/questionnaires";
import { divisions } from "~/content/sectors/divisions";
import { ANSWER_STATUSES } from "~/domain/question/answer";
import { t } from "~/texts/i18n.server";
import { identifierKindFor } from "~/domain/company/registry-rules";
import { LOCALES } from "~/domain/people/locales";
import { API_VERSIONS, apiVersionOf } from "~/domain/periods";
import { AREAS } from "~/domain/question/question";
import type { UseCase } from "../use-case";

/** The content is in one language; `labels` has a label for each language of the product (spec §3). */
const inEachLanguage = ({ id, label }: { id: string; label: string }) => ({
  id,
  label,
  labels: Object.fromEntries(LOCALES.map((locale) => [locale.id, label])),
});

const DOCUMENTS = {
  locales: LOCALES.map(({ id, label }) => ({ id: id as string, label: label as string })),
  sectors: divisions.map(({ code, label }) => inEachLanguage({ id: code, label })),
  milestones: questionnaire("v3").milestones.map(inEachLanguage),
  question_status: ANSWER_STATUSES.map((id) => ({ id, label: t(`labels:status.${id}`) })),
};

/** A single document of the configuration store, in its order. */
export const document =
  <Name extends keyof typeof DOCUMENTS>(name: Name) =>
  async () => [...DOCUMENTS[name]];

/** The orders are the survey levels of questions, and 5 is the whole (D1). */
export const surveyLevels: UseCase<"config.surveyLevels"> = async () =>
  [...levels.v3, { id: "full", label: "Tutti i livelli" }].map((level, index) => ({
    ...level,
    order: index + 1,
  }));

export const nations: UseCase<"config.nations"> = async () =>
  allNations().map(({ code, name, isEu }) => ({ id: code, label: name, isEu }));

/** The one identifier by which a company of a country is known (D8), and the registers that may give it a number. */
export const nationsIdentifiers: UseCase<"config.nationsIdentifiers"> = async () =>
  allNations().map(({ code }) => ({
    id: code,
    identifier: identifierKindFor(code),
    registers: nationalRegisters(code).map(({ id, label }) => ({ id, label })),
  }));

export const provinces: UseCase<"config.provinces"> = async () =>
  allProvinces.map(({ code, name }) => ({ id: code, label: name }));

/** One area of the questionnaire of a year; `version` names the API version if no year is given. */
export const esgArea: UseCase<"config.esgArea"> = async ({ params, query }) => {
  const askedFor = API_VERSIONS.find((candidate) => candidate === query.version);
  if (query.version !== undefined && !askedFor) throw new ApiError(404, "internal/not_found");
  const area = AREAS.find((candidate) => candidate === params.area);
  if (!area) throw unknownArea(params.area);
  const apiVersion = query.year === undefined ? (askedFor ?? "v3") : apiVersionOf(query.year);
  const milestones = questionnaire(apiVersion).milestones.filter((milestone) => milestone.area === area);
  if (milestones.length === 0) throw invalidArea();
  return {
    id: area,
    label: areaLabels[area],
    milestones: milestones.map(({ id, label }) => ({ id, label })),
  };
};
