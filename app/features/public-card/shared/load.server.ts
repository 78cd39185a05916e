import { json } from "@remix-run/node";
import { hasCode } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { publicLoader } from "~/web/loader.server";
import { presentShared, type SharedPage } from "./present";

export const tokenIn = (params: { token?: string | undefined }): string => (params.token ?? "").slice(0, 200);

/** A card as the bearer of a link sees it; null for a link that shows none, whatever the reason. */
export const loader = publicLoader(async ({ visitor, params }) => {
  try {
    const shared = await ifOffered(visitor.call("survey.sharedCard", { body: { token: tokenIn(params) } }));
    return json<{ shared: SharedPage | null }>({ shared: presentShared(t, shared) });
  } catch (error) {
    if (!hasCode(error, "internal/not_found")) throw error;
    return json<{ shared: SharedPage | null }>({ shared: null }, { status: 404 });
  }
});
