import { z } from "zod";
import { newcomer } from "~/api/contract/user";
import { text } from "~/api/contract/wire";
import { REGISTRY_LIMITS } from "~/domain/company/registry-rules";
import { posted, postedIfAny } from "~/web/posted";

export const detailsForm = z.strictObject({
  name: posted(newcomer.name),
  surname: posted(newcomer.surname),
  phoneNumber: posted(text(REGISTRY_LIMITS.contactPhone)),
  /** Only where there is a choice. */
  preferredLocale: postedIfAny(text(10)),
});
