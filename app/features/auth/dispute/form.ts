import { z } from "zod";
import { dispute } from "~/api/contract/user";
import { typedEmail } from "~/api/contract/wire";
import { posted } from "~/web/posted";

export const disputeForm = z.strictObject({
  country: posted(dispute.country),
  identifier: posted(dispute.identifier),
  email: posted(typedEmail),
  message: posted(dispute.message),
});
