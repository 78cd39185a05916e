import { z } from "zod";
import { text } from "~/api/contract/wire";
import { oneFile, posted } from "~/web/posted";

/** 64 bytes in base64, with what people copy around it. */
const signature = text(200)
  .transform((typed) => typed.replace(/\s/g, ""))
  .refine((typed) => typed === "" || /^[A-Za-z0-9+/]{86}==$/.test(typed), "signature_malformed");

export const compareForm = z.strictObject({ document: oneFile, signature: posted(signature) });
