import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { MOVE, OTHER_MOVES } from "~/web/urls";
import { simulationPage } from "./present";

export { notServed as action } from "~/web/loader.server";

/** Longer than the ids of all questions together; the call refuses more. */
const MOST_CHARACTERS = 16_000;

export const loader = privateLoader({}, async ({ viewer, request }) => {
  const { searchParams } = new URL(request.url);
  const others = searchParams.getAll(OTHER_MOVES).flatMap((ids) => ids.split(","));
  const chosen = new Set([...searchParams.getAll(MOVE), ...others]);
  const moves = [...chosen]
    .map((id) => id.replaceAll(",", " "))
    .join(",")
    .slice(0, MOST_CHARACTERS);
  const simulated = await ifOffered(viewer.call("scoring.simulation", { query: { moves } }));
  return simulationPage(t, simulated);
});
