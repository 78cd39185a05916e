import { joinersAndQuotas } from "./consistency/joiners-and-quotas";
import { people } from "./consistency/people";
import { safety } from "./consistency/safety";
import { trainingAndVoices } from "./consistency/training-and-voices";

export const plausibility = [...people, ...joinersAndQuotas, ...safety, ...trainingAndVoices];
