import { editions } from "~/content/standards/editions/register";
import type { SourceEdition } from "~/domain/references/edition";
import type { SheetKind } from "~/domain/sheets/kinds";

/** What a sheet answers, and what stands beside it. */
const IDS: Record<SheetKind, readonly string[]> = {
  bank: ["mef-dicembre-2025", "mef-giugno-2024"],
  client: ["vsme-2025", "vsme-2026"],
};

/** The editions of a sheet, first the one whose points it has. */
export const editionsOfSheet = (kind: SheetKind): SourceEdition[] =>
  IDS[kind].flatMap((id) => editions.find((one) => one.id === id) ?? []);
