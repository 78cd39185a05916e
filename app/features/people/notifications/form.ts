import { z } from "zod";
import { ticked } from "~/web/posted";

export const notificationsForm = z.strictObject({ reminders: ticked });
