import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/provider/company/load.server";
export { Company as default } from "~/features/provider/company/page";
export { notServed as action } from "~/web/loader.server";

const named = (company?: { name: string }) => ({ words: company?.name ?? "" });

export const handle: PageHandle<{ name: string } | undefined> = { title: named, crumb: named };
