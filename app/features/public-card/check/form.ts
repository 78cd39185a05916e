import { z } from "zod";
import { text } from "~/api/contract/wire";
import { MOST_NUMBER } from "~/domain/card/card-number";
import { posted } from "~/web/posted";

export const checkForm = z.strictObject({ number: posted(text(MOST_NUMBER)) });
