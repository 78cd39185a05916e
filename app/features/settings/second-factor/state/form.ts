import { z } from "zod";
import { password } from "~/api/contract/wire";
import { postedIfAny } from "~/web/posted";

/**
 * Two forms of one page: a person begins with the password, an administrator switches for the whole company, with the
 * password where nothing is asked of all any more.
 */
export const factorForm = z
  .strictObject({
    present: postedIfAny(password),
    company: postedIfAny(z.enum(["require", "release"])),
  })
  .refine(({ present, company }) => company === "require" || (present ?? "").trim() !== "", {
    path: ["present"],
    error: "mandatory_field",
  });
