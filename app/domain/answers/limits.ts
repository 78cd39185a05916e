/** The longest text an answer takes beside its elements, in characters. */
export const ANSWER_LIMITS = {
  explanation: 1000,
  incompatibilityExplanation: 500,
  notApplicableReason: 500,
} as const;
