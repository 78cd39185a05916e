import { z } from "zod";
import { PROFILES } from "~/domain/people/rights";
import { posted } from "~/web/posted";

/** The profile that a person works in. */
export const profileForm = z.strictObject({ profile: posted(z.enum(PROFILES, "choose_one")) });
