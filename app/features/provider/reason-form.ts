import { z } from "zod";
import { neededText } from "~/api/contract/wire";
import { DESK_LIMITS } from "~/domain/company/desk-states";
import { posted } from "~/web/posted";

/** A change that asks only why. */
export const reasonForm = z.strictObject({ reason: posted(neededText(DESK_LIMITS.reason)) });
