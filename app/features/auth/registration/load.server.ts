import { publicLoader } from "~/web/loader.server";

export interface PageData {
  sent: boolean;
  /** The address that this browser has registered; null in any other. */
  mailedTo: string | null;
  /** Code and name of each country, Italy first. */
  nations: [string, string][];
}

export const loader = publicLoader(async ({ visitor, request }): Promise<PageData> => {
  const mailedTo = visitor.session.get("mailedTo") ?? null;
  if (new URL(request.url).searchParams.has("sent")) return { sent: true, mailedTo, nations: [] };
  const nations = await visitor.call("config.nations", {});
  return { sent: false, mailedTo: null, nations: nations.map(({ id, label }) => [id, label]) };
});
