import type { KeptRegister } from "~/domain/registers/register";
import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/registers/list/act.server";
export { loader } from "~/features/registers/list/load.server";
export { RegisterList as default } from "~/features/registers/list/page";

type Titled = PageHandle<{ register: KeptRegister }>;

export const handle: Titled = {
  title: ({ register }) => `registers:name.${register}`,
  crumb: ({ register }) => `registers:name.${register}`,
};
