import { z } from "zod";
import { LEFT_OUT_REASONS } from "~/domain/card/left-out";
import { row } from "../row";
import { openQuestion } from "./scoring";
import { year } from "./wire";

/** What a card of the draft would not show (D4); spec §7 has no call for it. */
export const leftOut = {
  "survey.leftOut": row({
    service: "survey",
    method: "GET",
    path: "/esg/left_out",
    extension: true,
    response: z.object({
      year,
      /** Without empty groups, in the order in which a company mends them. */
      groups: z.array(z.object({ why: z.enum(LEFT_OUT_REASONS), questions: z.array(openQuestion) })),
      /** Answers to questions that are no longer asked, which the company can only remove. */
      withdrawn: z.number().int(),
    }),
  }),
};
