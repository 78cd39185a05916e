import { z } from "zod";
import { popupType } from "~/api/contract/user";
import { posted } from "~/web/posted";

const flag = posted(z.string().max(4).transform(Boolean));

/** What a button of the home page reports: the welcome was read, the tour is over, a notice was accepted. */
export const seenOnHome = z.strictObject({ welcome: flag, tour: flag, notice: posted(popupType) });
