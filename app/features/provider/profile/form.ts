import { z } from "zod";
import { text } from "~/api/contract/wire";
import { posted } from "~/web/posted";
import { seenText } from "../seen-text";

/** How much of a profile a company gets. "some": the current year, and the listed ones. */
export const EXTENTS = ["none", "all", "some"] as const;

export const profileForm = z.strictObject({
  extent: posted(z.enum(EXTENTS, "choose_one")),
  years: posted(text(200)),
  seen: seenText(600),
});
