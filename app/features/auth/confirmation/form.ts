import { z } from "zod";
import { mailedToken } from "~/api/contract/wire";
import { posted } from "~/web/posted";

export const confirmation = z.strictObject({ token: posted(mailedToken) });
