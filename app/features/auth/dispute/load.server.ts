import { publicLoader } from "~/web/loader.server";

export const loader = publicLoader(async ({ visitor }) => {
  const nations = await visitor.call("config.nations", {});
  return { nations: nations.map(({ id, label }) => ({ value: id, label })) };
});
