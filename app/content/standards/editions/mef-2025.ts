import { climate, general } from "./mef-2025-climate";
import { environment } from "./mef-2025-environment";
import type { BankItem } from "./mef-2025-item";
import { governance, social } from "./mef-2025-people";

/** The 40 points of December 2025 by subject, in their order. */
export const bankItemsBySubject = { general, climate, environment, social, governance };

export const bankItems: readonly BankItem[] = Object.values(bankItemsBySubject).flat();
