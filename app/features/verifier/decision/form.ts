import { z } from "zod";
import { posted } from "~/web/posted";

/** `phase`: the phase that the page showed, so that a second click decides nothing more. */
export const decisionForm = z.strictObject({
  decision: posted(z.enum(["accept", "refuse"], "incomplete_form")),
  phase: posted(z.enum(["documents", "third_party", "in_depth"], "incomplete_form")),
});
