import type { ShownRestore } from "~/features/history/restoring/load.server";
import { stateHandle } from "~/ui/layout/state-handle";

export { loader } from "~/features/history/restoring/load.server";
export { Restoring as default } from "~/features/history/restoring/page";
export { notServed as action } from "~/web/loader.server";

export const handle = stateHandle<ShownRestore>("restore", "running");
