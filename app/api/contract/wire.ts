import { z } from "zod";
import { oneLine } from "~/domain/plain-text";
import { COMPANY_SIZES } from "~/domain/question/answer";
import { extension } from "../extension";

/** Wire pieces that several services share. Every text has a declared maximum length (D9). */
export const text = (maximum: number) => z.string().max(maximum);
/** A text that is not empty once it is stored: in characters of §5, without spaces around it. */
export const neededText = (maximum: number) =>
  text(maximum).refine((typed) => oneLine(typed) !== "", "mandatory_field");
export const email = z.email({ error: "invalid_mail" }).max(254);
/** An address as the person typed it: with spaces around it, or empty. */
export const typedEmail = neededText(254)
  .trim()
  .refine((typed) => typed === "" || email.safeParse(typed).success, "invalid_mail");
/** 72 is the longest password that any rule of the product accepts as input; longer input is refused unread. */
export const password = text(72);
/** The most characters of the token of a link, mailed or handed on. */
export const LONGEST_LINK_TOKEN = 200;
export const mailedToken = text(LONGEST_LINK_TOKEN);
export const id = z.string().min(1).max(64);

/** Names a request: one that comes again with the same key is answered as done, and nothing is done twice. */
export const idempotencyKey = extension(z.uuid("not_acceptable"));
export const year = z.coerce.number().int().min(2000).max(2100);
export const yearQuery = z.strictObject({ year: year.optional() });
/** "draft" where absent, "public", or the id of an issued version. */
export const versionQuery = z.strictObject({ year: year.optional(), version: z.string().max(64).optional() });
/** Longer than any identifier: spaces, dots and a prefix are removed before its own rule measures it (D9). */
export const typedIdentifier = text(40);
/** ISO 8601 in UTC. */
export const instant = z.string();
export const companySize = z.enum(COMPANY_SIZES);
