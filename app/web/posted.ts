import { z } from "zod";

/** Browsers send line breaks as two characters; the product counts and keeps one. */
export const withLineFeeds = (value: string) => value.replace(/\r\n/g, "\n");

/** A text posted once: a field that was not posted is empty, and `piece` defines which texts are allowed. */
export const posted = <Piece extends z.core.$ZodType>(piece: Piece) =>
  z.preprocess((value, context) => {
    if (value === undefined) return "";
    if (typeof value === "string") return withLineFeeds(value);
    context.addIssue({ code: "custom", message: Array.isArray(value) ? "repeated_field" : "not_acceptable" });
    return z.NEVER;
  }, piece);

/** The same for an optional field: undefined if it was not posted. */
export const postedIfAny = <Piece extends z.ZodType>(piece: Piece) =>
  z.preprocess((value, context) => {
    if (value === undefined) return undefined;
    if (typeof value === "string") return withLineFeeds(value);
    context.addIssue({ code: "custom", message: Array.isArray(value) ? "repeated_field" : "not_acceptable" });
    return z.NEVER;
  }, piece.optional());

/** Texts posted under one name, any number of them; an empty list if it was not posted. */
export const postedList = <Piece extends z.core.$ZodType>(piece: Piece) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(piece));

/** A box: whether it was ticked. */
export const ticked = posted(z.string().max(2).transform(Boolean));

/** A box that must be ticked; `code` is the issue if it is not. */
export const tickedBox = (code: string) => posted(z.string().max(2).transform(Boolean).refine(Boolean, code));

/**
 * A number of at most `digits` digits in a hidden field: the user cannot correct it, so a wrong one means that the form
 * has to be sent again.
 */
export const hiddenNumber = (digits: number) =>
  z.preprocess((value, context) => {
    if (value === undefined) context.addIssue({ code: "custom", message: "incomplete_form" });
    else if (isWhole(value, digits)) return Number(value);
    else context.addIssue({ code: "custom", message: "stale_form" });
    return z.NEVER;
  }, z.number().int());

export const isWhole = (value: unknown, digits: number): value is string =>
  typeof value === "string" && /^\d+$/.test(value) && value.length <= digits;

/** The revision a form was built on, hidden in every form of its page. */
export const revision = hiddenNumber(9);

/** Browsers send a field without a file as a file without a name. */
export const isChosenFile = (value: unknown): value is File =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  "size" in value &&
  (value.name !== "" || value.size !== 0);

/** The one file chosen in a field; null for none. */
export const oneFile = z
  .unknown()
  .optional()
  .transform((value, context): File | null => {
    const values = [value ?? []].flat();
    const files = values.filter(isChosenFile);
    if (values.some((one) => typeof one === "string" && one !== "")) refuse("not_acceptable");
    else if (files.length > 1) refuse("too_many_files", { max: "1" });
    return files[0] ?? null;

    function refuse(message: string, params?: Record<string, string>) {
      context.addIssue({ code: "custom", message, params });
    }
  });

/** The same on a page where not every form has it: null if it was not posted. */
export const revisionIfAny = z.preprocess((value) => value ?? null, revision.nullable());

/**
 * The key of a form in a hidden field: whoever clicks twice, or sends the page again, posts the same one, and what it asks
 * for is done once.
 */
export const postedKey = z.preprocess((value, context) => {
  if (value !== undefined) return value;
  context.addIssue({ code: "custom", message: "incomplete_form" });
  return z.NEVER;
}, z.uuid("stale_form"));

/** The same in a form whose other pages have no key: undefined if it was not posted. */
export const postedKeyIfAny = postedIfAny(z.uuid("stale_form"));

/** A form that posts nothing else. */
export const REVISION_ALONE = z.strictObject({ revision });

/** A form of one button whose effect must not come twice. */
export const KEY_ALONE = z.strictObject({ idempotencyKey: postedKey });

/** A form of one button. */
export const NOTHING_POSTED = z.strictObject({});
