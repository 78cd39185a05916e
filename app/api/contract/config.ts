import { z } from "zod";
import { COMPANY_IDENTIFIERS } from "~/domain/company/registry-rules";
import { row } from "../row";
import { text, yearQuery } from "./wire";

const option = z.object({ id: z.string(), label: z.string() });
const document = (name: string) =>
  row({ service: "config", method: "GET", path: `/${name}`, right: "signedIn", response: z.array(option) });

/** Single configuration documents, readable by anyone signed in; nations and provinces also before (registration). */
export const config = {
  "config.nations": row({
    service: "config",
    method: "GET",
    path: "/nations",
    right: "public",
    response: z.array(z.object({ id: z.string(), label: z.string(), isEu: z.boolean() })),
  }),
  "config.nationsIdentifiers": row({
    service: "config",
    method: "GET",
    path: "/nations_identifiers",
    right: "public",
    response: z.array(z.object({ id: z.string(), identifier: z.enum(COMPANY_IDENTIFIERS) })),
  }),
  "config.provinces": row({
    service: "config",
    method: "GET",
    path: "/provinces",
    right: "signedIn",
    extension: true,
    response: z.array(option),
  }),
  "config.locales": document("locales"),
  "config.sectors": document("sectors"),
  "config.surveyLevels": document("survey_levels"),
  "config.milestones": document("milestones"),
  "config.milestonesMapping": document("milestones_mapping"),
  "config.questionStatus": document("dynamicData/question_status"),
  "config.esgArea": row({
    service: "config",
    method: "GET",
    path: "/esg_config/:area",
    right: "signedIn",
    query: yearQuery.extend({ version: text(3).optional() }),
    response: z.object({ id: z.string(), label: z.string(), milestones: z.array(option) }),
  }),
};
