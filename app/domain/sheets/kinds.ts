import type { ApiVersion } from "../periods";

/** The sheets that answer what others ask: a bank, and a client that has to report on its suppliers. */
export const SHEETS = ["bank", "client"] as const;
export type SheetKind = (typeof SHEETS)[number];

export const isSheet = (kind: string | undefined): kind is SheetKind => SHEETS.some((one) => one === kind);

/** Only the questionnaire from 2025 on names the points that the sheets answer. */
export const hasSheets = (apiVersion: ApiVersion): boolean => apiVersion === "v3";
