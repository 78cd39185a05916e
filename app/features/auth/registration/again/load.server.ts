import { publicLoader } from "~/web/loader.server";

/** The address that this browser has registered; only its own cookie knows it. */
export const loader = publicLoader(({ visitor }) => ({ mailedTo: visitor.session.get("mailedTo") ?? null }));
