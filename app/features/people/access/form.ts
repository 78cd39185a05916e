import { z } from "zod";
import { password } from "~/api/contract/wire";
import { posted, postedIfAny } from "~/web/posted";

/** A reset asks the administrator for the password. */
export const helpForm = z
  .strictObject({ help: posted(z.enum(["reset", "end"])), present: postedIfAny(password) })
  .refine(({ help, present }) => help === "end" || (present ?? "").trim() !== "", {
    path: ["present"],
    error: "mandatory_field",
  });
