import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/workbook/exchange/act.server";
export { loader } from "~/features/workbook/exchange/load.server";
export { Excel as default } from "~/features/workbook/exchange/page";

export const handle: PageHandle = {
  title: "excel:title",
  crumb: "excel:crumb",
};
