import { z } from "zod";
import { posted } from "~/web/posted";

/** Which of the two buttons was pressed. */
export const reminderForm = z.strictObject({ reminders: posted(z.enum(["off", "on"])) });
