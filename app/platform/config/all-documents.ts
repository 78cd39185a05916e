import { contract, type CallId } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { placeOfArea, placeOfList } from "~/api/firebase/configuration";
import { API_VERSIONS, apiVersionOf, lastClosedYear } from "~/domain/periods";
import { AREAS } from "~/domain/question/question";
import type { Scope } from "../scope";
import { document, esgArea, nations, nationsIdentifiers, surveyLevels } from "./documents";

/** A document of the configuration data store, by its place. */
type Document = [place: string, fields: Record<string, unknown>];

/** So many closed years have a configuration of their own, and the present one. */
const YEARS = 4;

const listOf = (id: CallId, entries: unknown): Document => [placeOfList(contract[id].path), { entries }];

/** Every configuration document of the specification as this platform answers it; `mapping` is the survey's. */
export async function allDocuments(scope: Scope, mapping: unknown): Promise<Document[]> {
  const none = {} as never;
  return [
    listOf("config.nations", await nations(none, scope)),
    listOf("config.nationsIdentifiers", await nationsIdentifiers(none, scope)),
    listOf("config.locales", await document("locales")()),
    listOf("config.sectors", await document("sectors")()),
    listOf("config.surveyLevels", await surveyLevels(none, scope as never)),
    listOf("config.milestones", await document("milestones")()),
    listOf("config.milestonesMapping", mapping),
    listOf("config.questionStatus", await document("question_status")()),
    ...(await areaDocuments(scope)),
  ];
}

async function areaDocuments(scope: Scope): Promise<Document[]> {
  const last = lastClosedYear(scope.now());
  const years = Array.from({ length: YEARS + 1 }, (_, back) => last + 1 - back);
  const asked = [
    ...API_VERSIONS.map((apiVersion) => ({ version: apiVersion })),
    ...years.map((year) => ({ year })),
  ];
  const found: Document[] = [];
  for (const area of AREAS)
    for (const query of asked) {
      const fields = await esgArea({ params: { area }, query }, scope as never).catch(unlessOfAnother);
      if (fields) found.push([placeOf(area, query), fields]);
    }
  return found;
}

/** The area is not one of that version. */
function unlessOfAnother(error: unknown): null {
  if (error instanceof ApiError && error.code === "internal/invalid_area") return null;
  throw error;
}

const placeOf = (area: string, query: { version: string } | { year: number }): string =>
  "version" in query
    ? placeOfArea(area, query.version)
    : placeOfArea(area, apiVersionOf(query.year), String(query.year));
