import { classScoresInput, homePageOf } from "~/web/home-page.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({}, async ({ viewer }) => {
  const [home, certificates] = await Promise.all([
    homePageOf(viewer.call, classScoresInput(null)),
    ifOffered(viewer.call("registry.attestations", {})),
  ]);
  return {
    certification: home.card.certification,
    company: viewer.user.companyName,
    certificates,
    canWrite: viewer.can("write"),
  };
});
