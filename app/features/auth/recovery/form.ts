import { z } from "zod";
import { typedEmail } from "~/api/contract/wire";
import { posted } from "~/web/posted";
import type { Places } from "~/web/schema-form";

export const recovery = z.strictObject({ email: posted(typedEmail) });

export const RECOVERY_PLACES = { "query.email": "email" } as const satisfies Places<
  "user.forgotPassword",
  typeof recovery
>;
