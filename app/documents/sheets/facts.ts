import type { Sheet } from "~/api/contract/sheets";

/** What a sheet is drawn from. Of an issued version nothing of it changes any more. */
export interface SheetFacts extends Pick<
  Sheet,
  | "kind"
  | "year"
  | "companyName"
  | "identifier"
  | "version"
  | "issuedAt"
  | "cap"
  | "ready"
  | "total"
  | "items"
> {
  /** The edition that it answers. */
  edition: { title: string; edition: string };
  /** Of the version. */
  issued: { sha256: string; publicAddress: string } | null;
  draft: { updatedAt: string; revision: number };
}
