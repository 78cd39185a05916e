/** The sheets that answer what others ask: a bank, and a client that has to report on its suppliers. */
export const SHEETS = ["bank", "client"] as const;
export type SheetKind = (typeof SHEETS)[number];

export const isSheet = (kind: string | undefined): kind is SheetKind => SHEETS.some((one) => one === kind);
