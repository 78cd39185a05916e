import type { TextKey } from "~/texts/resources";
import { urls } from "~/web/urls";

interface Way {
  key: TextKey;
  to: string;
}

const TO_SURVEY: Way = { key: "dashboard:refusal.to_survey", to: urls.survey() };
const TO_REGISTRY: Way = { key: "dashboard:refusal.to_registry", to: urls.registrySection("essential") };

/** Why a draft cannot be issued, and where that can be mended; no way where only time or somebody else helps. */
const REFUSALS: Record<string, { key: TextKey; way: Way | null }> = {
  enabled_company: { key: "dashboard:refusal.enabled_company", way: null },
  verification_open: { key: "dashboard:refusal.verification_open", way: null },
  obsolete_questions: { key: "dashboard:refusal.obsolete_questions", way: TO_SURVEY },
  nothing_answered: { key: "dashboard:refusal.nothing_answered", way: TO_SURVEY },
  issued_recently: { key: "dashboard:refusal.issued_recently", way: null },
  turnover_missing: { key: "dashboard:refusal.turnover_missing", way: TO_REGISTRY },
  sector_missing: { key: "dashboard:refusal.sector_missing", way: TO_REGISTRY },
  size_missing: { key: "dashboard:refusal.size_missing", way: TO_REGISTRY },
  unchanged: { key: "dashboard:refusal.unchanged", way: TO_SURVEY },
  too_much_not_applicable: { key: "dashboard:refusal.too_much_not_applicable", way: TO_SURVEY },
};

export const refusalOf = (key: string): { key: TextKey; way: Way | null } =>
  REFUSALS[key] ?? { key: "dashboard:refusal.other", way: TO_SURVEY };
