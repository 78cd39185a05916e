import { z } from "zod";
import { positionName } from "~/api/contract/positions";
import { posted, revision } from "~/web/posted";

/** The two forms of a saved position: one renames it, the other removes it. */
export const changePosition = z.strictObject({
  what: posted(z.enum(["rename", "remove"], "incomplete_form")),
  revision,
  name: posted(positionName),
});
