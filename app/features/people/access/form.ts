import { z } from "zod";
import { posted } from "~/web/posted";

export const helpForm = z.strictObject({ help: posted(z.enum(["reset", "end"])) });
