import { apiVersionOf } from "~/domain/periods";
import type { Transport } from "../call";
import { undefinedMilestones } from "../catalogue-errors";
import { ApiError } from "../errors";
import { jsonResponse } from "../json-response";
import type { Row } from "../row";
import { type DataStore, readDocument } from "./data-store";

/**
 * The configuration documents of §7 come from the data store, all other calls go on. A document that the store does not
 * have, or does not show to strangers, is asked of the API.
 */
export const overDataStore =
  (store: DataStore, otherwise: Transport): Transport =>
  async (request, caller, row) => {
    if (row.service !== "config" || row.extension) return otherwise(request, caller, row);
    const authorization = request.headers.get("Authorization");
    try {
      const fields = await readDocument(store, documentOf(row, new URL(request.url)), authorization);
      return jsonResponse(answerOf(row, fields), 200);
    } catch (error) {
      if (isElsewhere(error, authorization)) return otherwise(request, caller, row);
      throw error;
    }
  };

const isElsewhere = (error: unknown, authorization: string | null): boolean =>
  error instanceof ApiError &&
  (error.status === 404 || (authorization === null && [401, 403].includes(error.status)));

const ESG_CONFIG = "/esg_config/:area";

/** The configuration of an area lies by area, version and, if it is asked for a year, year. */
export const placeOfArea = (area: string, apiVersion: string, year?: string): string =>
  `esg_config/${[area, apiVersion, ...(year === undefined ? [] : [year])].join("_")}`;

/** The place of the list that a call is about, below its service. */
export const placeOfList = (path: string): string =>
  path.startsWith("/dynamicData/") ? path.slice(1) : `config${path}`;

/** The place of the document that a call is about. */
function documentOf({ path }: Row, { pathname, searchParams }: URL): string {
  if (path === ESG_CONFIG) {
    const area = decodeURIComponent(pathname.split("/").at(-1) ?? "");
    const year = searchParams.get("year") ?? undefined;
    const apiVersion =
      year === undefined ? (searchParams.get("version") ?? "v3") : apiVersionOf(Number(year));
    return placeOfArea(area, apiVersion, year);
  }
  return placeOfList(path);
}

/** The configuration of an area is the document; any other is a list, in the field `entries`. */
function answerOf({ path }: Row, fields: Record<string, unknown>): unknown {
  if (path !== ESG_CONFIG) return fields["entries"];
  if (!Array.isArray(fields["milestones"])) throw undefinedMilestones();
  return fields;
}
