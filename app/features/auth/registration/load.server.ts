import { publicLoader } from "~/web/loader.server";

export interface PageData {
  sent: boolean;
  /** Code and name of each country, Italy first. */
  nations: [string, string][];
}

export const loader = publicLoader(async ({ visitor, request }): Promise<PageData> => {
  if (new URL(request.url).searchParams.has("sent")) return { sent: true, nations: [] };
  const nations = await visitor.call("config.nations", {});
  return { sent: false, nations: nations.map(({ id, label }) => [id, label]) };
});
