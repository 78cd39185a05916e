import { classScoresInput, homePageOf } from "~/web/home-page.server";
import { nullUnlessOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { shownLogo } from "~/web/logo.server";
import { presentPublish } from "./present";

export const loader = privateLoader({}, async ({ viewer }) => {
  const home = await homePageOf(viewer.call, classScoresInput(null));
  const left = await nullUnlessOffered(viewer.call("survey.leftOut", {}));
  return presentPublish({ home, left, logo: shownLogo(viewer.user.logoUrl), viewer });
});
