import { z } from "zod";
import { text } from "~/api/contract/wire";
import { DESK_LIMITS } from "~/domain/company/desk-states";
import { posted } from "~/web/posted";
import { seenText } from "../seen-text";

/** The group of a company; empty = none. `seen`: the one that the page showed. */
export const groupForm = z.strictObject({
  chain: posted(text(DESK_LIMITS.group)),
  seen: seenText(DESK_LIMITS.group),
});
