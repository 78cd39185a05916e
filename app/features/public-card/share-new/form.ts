import { z } from "zod";
import { id, text } from "~/api/contract/wire";
import { MOST_RECIPIENT } from "~/domain/card/share";
import { posted, postedList, ticked } from "~/web/posted";

export const shareForm = z.strictObject({
  recipient: posted(text(MOST_RECIPIENT)),
  endsOn: posted(text(30)),
  showsScoring: ticked,
  topics: postedList(id),
  sharesReport: ticked,
  sharesDocument: ticked,
});
