import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/verifier/cases/load.server";
export { Cases as default } from "~/features/verifier/cases/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle = { title: "verifier:cases.title" };
