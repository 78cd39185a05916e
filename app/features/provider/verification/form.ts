import { z } from "zod";
import { email } from "~/api/contract/wire";
import { posted } from "~/web/posted";
import { seenText } from "../seen-text";

/** Who gets a verification; `seen`: the address of the present verifier as the page showed it, empty = none. */
export const assignForm = z.strictObject({
  verifier: posted(
    z
      .string()
      .max(254)
      .refine((typed) => email.safeParse(typed).success, "choose_verifier"),
  ),
  seen: seenText(254),
});
