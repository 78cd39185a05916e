import { refuse } from "~/web/action.server";
import type { Values } from "~/web/read-form.server";
import type { ViewerRequest, load } from "./load.server";

/** The form of a question's page as it arrived, with the page as it is now. */
export interface Posting extends ViewerRequest {
  values: Values;
  loaded: Awaited<ReturnType<typeof load>>;
}

/** The form does not match its page any more: the user has to send it again. */
export const staleForm = () => refuse([{ path: "", code: "stale_form" }]);
