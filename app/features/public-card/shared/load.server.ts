import { json } from "@remix-run/node";
import { hasCode } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { whyInWords } from "~/web/file-failure.server";
import { publicLoader } from "~/web/loader.server";
import { linkToken } from "~/web/link-token";
import { presentShared, type SharedPage } from "./present";

interface ShownPage {
  shared: SharedPage | null;
  /** Why a file of the link, which led back here, did not come. */
  withoutFile: string | null;
}

/** A card as the bearer of a link sees it; null for a link that shows none, whatever the reason. */
export const loader = publicLoader(async ({ visitor, params, request }) => {
  try {
    const shared = await ifOffered(visitor.call("survey.sharedCard", { body: { token: linkToken(params) } }));
    return json<ShownPage>({ shared: presentShared(t, shared), withoutFile: whyInWords(request) });
  } catch (error) {
    if (!hasCode(error, "internal/not_found")) throw error;
    return json<ShownPage>({ shared: null, withoutFile: null }, { status: 404 });
  }
});
