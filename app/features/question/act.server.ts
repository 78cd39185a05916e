import { ApiError } from "~/api/errors";
import { privateFieldsAction } from "~/web/action.server";
import { askedPeriod, readOnlyCode } from "~/web/period.server";
import { answerFields } from "./form";
import { load, type ViewerRequest } from "./load.server";
import { jotDown, moveJottings } from "./jotting/deeds.server";
import type { Posting } from "./posting.server";
import { pressedIn } from "./pressed";
import { savePage } from "./save.server";
import { undoClear } from "./undo.server";

export const action = privateFieldsAction({
  right: "write",
  load: loadToWrite,
  fields: ({ loaded }) => answerFields(loaded.questions),
  takesFiles: true,
  perform: (posting) => deedOf(posting)(posting),
});

function deedOf({ values }: Posting): (posting: Posting) => Promise<Response> {
  switch (pressedIn(values.one("next")).button) {
    case "undo":
      return undoClear;
    case "jot":
      return jotDown;
    case "discard":
      return (posting) => moveJottings(posting, true);
    case "bring-back":
      return (posting) => moveJottings(posting, false);
    default:
      return savePage;
  }
}

/** Only the current draft can be written (D1): a post to any other pair is refused. */
async function loadToWrite({ viewer, params, request }: ViewerRequest) {
  const loaded = await load({ viewer, params, request }, "form");
  const code = readOnlyCode(askedPeriod(params), viewer);
  if (code !== null) throw new ApiError(403, `internal/${code}`);
  return loaded;
}
