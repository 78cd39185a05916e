import type { PageHandle } from "~/ui/layout/page-handle";
import type { Section } from "~/features/registry/form";

export { action } from "~/features/registry/section/act.server";
export { loader } from "~/features/registry/section/load.server";
export { RegistrySection as default } from "~/features/registry/section/page";

type Titled = PageHandle<{ section: Section }>;

export const handle: Titled = {
  title: ({ section }) => `registry:section.${section}`,
  crumb: ({ section }) => `registry:section.${section}`,
};
