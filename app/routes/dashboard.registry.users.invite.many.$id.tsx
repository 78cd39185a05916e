import type { LoadedList } from "~/features/people/invite/list/load.server";
import { stateHandle } from "~/ui/layout/state-handle";

export { action } from "~/features/people/invite/list/act.server";
export { loader } from "~/features/people/invite/list/load.server";
export { InvitationList as default } from "~/features/people/invite/list/page";

export const handle = stateHandle<LoadedList>("invite", "preview");
