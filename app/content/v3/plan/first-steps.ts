import { environment } from "./first-steps/environment";
import { governance } from "./first-steps/governance";
import { social } from "./first-steps/social";

/**
 * What to do first about each scored question, as an expert would say it to the busy owner of a small company: one thing
 * that can be done with what is in the office. Our own words.
 */
export const firstStepsV3: Readonly<Record<string, string>> = { ...environment, ...social, ...governance };
