import { z } from "zod";
import { popupType } from "~/api/contract/user";
import { posted } from "~/web/posted";

const done = posted(z.string().max(4).transform(Boolean));

/** What one of the buttons of the home page says: the welcome was read, the tour is over, a notice was accepted. */
export const seenOnHome = z.strictObject({ welcome: done, tour: done, notice: posted(popupType) });
