import { z } from "zod";
import { id } from "~/api/contract/wire";
import { posted } from "~/web/posted";

/** The notice that the page named. */
export const endNoticeForm = z.strictObject({ id: posted(id) });
