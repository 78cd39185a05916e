import { z } from "zod";
import { text } from "~/api/contract/wire";

/** A hidden field that says what the page showed; a form without it did not come from the page. */
export const seenText = (maximum: number) =>
  z.preprocess((value, context) => {
    if (typeof value === "string") return value;
    context.addIssue({ code: "custom", message: value === undefined ? "incomplete_form" : "repeated_field" });
    return z.NEVER;
  }, text(maximum));
