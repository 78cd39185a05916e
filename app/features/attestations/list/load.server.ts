import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({}, async ({ viewer }) => {
  const [home, certificates] = await Promise.all([
    viewer.call("scoring.homePage", { params: { version: "draft" }, query: {} }),
    ifOffered(viewer.call("registry.attestations", {})),
  ]);
  return {
    certification: home.card.certification,
    company: viewer.user.companyName,
    certificates,
    canWrite: viewer.can("write"),
  };
});
