import type { ShownImport } from "~/features/workbook/import/load.server";
import { stateHandle } from "~/ui/layout/state-handle";

export { action } from "~/features/workbook/import/act.server";
export { loader } from "~/features/workbook/import/load.server";
export { Import as default } from "~/features/workbook/import/page";

export const handle = stateHandle<ShownImport>("excel", "preview");
