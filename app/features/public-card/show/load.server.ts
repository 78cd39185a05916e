import { json } from "@remix-run/node";
import { hasCode } from "~/api/errors";
import { cardUrls } from "~/web/card-urls";
import { ifOffered } from "~/web/errors.server";
import { whyInWords } from "~/web/file-failure.server";
import { publicLoader } from "~/web/loader.server";
import { publicAddress } from "~/web/site.server";
import { presentCard, type ShownCard } from "./present";

interface ShownPage {
  card: ShownCard | null;
  /** Why a file of the card, whose link led back here, did not come. */
  withoutFile: string | null;
}

/** A card as everyone sees it; null for a number of none. */
export const loader = publicLoader(async ({ visitor, params, request }) => {
  const number = (params["number"] ?? "").slice(0, 100);
  try {
    const card = await ifOffered(visitor.call("survey.publicCard", { params: { number } }));
    return json<ShownPage>({
      card: presentCard(card, publicAddress(cardUrls.shown(card.number))),
      withoutFile: whyInWords(request),
    });
  } catch (error) {
    if (!hasCode(error, "internal/not_found")) throw error;
    return json<ShownPage>({ card: null, withoutFile: null }, { status: 404 });
  }
});
