import { privateLoader } from "~/web/loader.server";
import { presentPublish } from "./present";

export const loader = privateLoader({}, async ({ viewer }) => {
  const home = await viewer.call("scoring.homePage", { params: { version: "draft" }, query: {} });
  return presentPublish(home, viewer);
});
