import { nullUnlessOffered } from "~/web/errors.server";
import { presentLeftOut } from "~/web/left-out";
import { privateLoader } from "~/web/loader.server";
import { presentPublish } from "./present";

export const loader = privateLoader({}, async ({ viewer }) => {
  const home = await viewer.call("scoring.homePage", { params: { version: "draft" }, query: {} });
  const left = await nullUnlessOffered(viewer.call("survey.leftOut", {}));
  return { ...presentPublish(home, viewer), left: presentLeftOut(left) };
});
