import { z } from "zod";
import { row } from "../row";
import { pageId } from "./people";
import { assigned } from "./verification";
import { instant } from "./wire";

/** A case of a verifier, without its content. */
const verifierCase = assigned.extend({
  /** Comments that the company has answered, which wait for the verifier. */
  replied: z.number(),
  /** Calendar days until it lapses; 0 once it has ended. */
  daysLeft: z.number(),
  /** Since the verifier last opened it: a case never opened, answers of the company, its end. */
  news: z.object({ isNew: z.boolean(), replies: z.number(), hasEnded: z.boolean() }),
  /** How it ended; null while it is open. */
  ended: z
    .object({
      how: z.enum(["issued", "check_failed", "refused", "withdrawn", "lapsed", "enablement_lost"]),
      at: instant,
      /** The card that was issued. */
      versionId: z.string().nullable(),
    })
    .nullable(),
});
export type VerifierCase = z.infer<typeof verifierCase>;

/** The desk of a verifier: the cases assigned to them, also those that ended in the last year. */
export const verifierDesk = {
  "survey.verifierCases": row({
    service: "survey",
    method: "GET",
    path: "/esg/verifier/cases",
    extension: true,
    query: z.strictObject({ pageId: pageId.optional() }),
    /** 25 on a page: the open ones first, by the day they lapse, then the ended ones, the newest first. */
    response: z.object({ cases: z.array(verifierCase), count: z.number(), open: z.number() }),
  }),
  "survey.verifierCase": row({
    service: "survey",
    method: "GET",
    path: "/esg/verifier/cases/:id",
    extension: true,
    /** With the refusals that each decision would meet now; none = it is possible. */
    response: verifierCase.extend({ accept: z.array(z.string()), refuse: z.array(z.string()) }),
  }),
  /** The verifier has opened a case: what was new is no longer. */
  "survey.visitVerifierCase": row({
    service: "survey",
    method: "POST",
    path: "/esg/verifier/cases/:id/visit",
    extension: true,
  }),
};
