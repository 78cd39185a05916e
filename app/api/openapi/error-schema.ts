import { z } from "zod";
import { RULE_CODES } from "~/domain/rule-codes";
import { ERROR_CODES } from "../error-codes";

/** Every refusal as `envelopeOf` sends it: words for people, a code for programs, the fields it is about. */
export const errorEnvelope = z.object({
  status: z.number().int(),
  message: z.string(),
  code: z.enum(ERROR_CODES).nullable(),
  errors: z.array(
    z.object({
      path: z.string(),
      code: z.string(),
      rule: z.enum(RULE_CODES).optional(),
      params: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
