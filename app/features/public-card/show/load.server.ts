import { json } from "@remix-run/node";
import { hasCode } from "~/api/errors";
import { cardUrls } from "~/web/card-urls";
import { ifOffered } from "~/web/errors.server";
import { publicLoader } from "~/web/loader.server";
import { publicAddress } from "~/web/site.server";
import { presentCard, type ShownCard } from "./present";

/** A card as everyone sees it; null for a number of none. */
export const loader = publicLoader(async ({ visitor, params }) => {
  const number = (params["number"] ?? "").slice(0, 100);
  try {
    const card = await ifOffered(visitor.call("survey.publicCard", { params: { number } }));
    return json<{ card: ShownCard | null }>({
      card: presentCard(card, publicAddress(cardUrls.shown(card.number))),
    });
  } catch (error) {
    if (!hasCode(error, "internal/not_found")) throw error;
    return json<{ card: ShownCard | null }>({ card: null }, { status: 404 });
  }
});
