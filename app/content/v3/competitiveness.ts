import type { CompetitivenessContent } from "~/domain/scoring/competitiveness";
import { costs } from "./competitiveness/costs";
import { resources } from "./competitiveness/resources";
import { revenues } from "./competitiveness/revenues";

/**
 * How the topics of the questionnaire affect the accounts of a company. The place of each milestone is a judgement of
 * our own; each link gives its reason, and no category has more milestones than its lists of best and worst can show.
 */
export const competitivenessV3: CompetitivenessContent = { costs, revenues, resources };
