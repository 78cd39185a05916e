import { z } from "zod";
import { neededText } from "~/api/contract/wire";
import { posted } from "~/web/posted";

export const enableForm = z.strictObject({ code: posted(neededText(40)) });
