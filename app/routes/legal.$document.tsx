import type { LegalPage } from "~/features/legal/sample/load.server";
import type { PageHandle } from "~/ui/layout/page-handle";

export { action, loader } from "~/features/legal/sample/load.server";
export { SampleDocument as default } from "~/features/legal/sample/page";

export const handle: PageHandle<LegalPage> = { title: ({ name }) => `legal:${name}.title` };
