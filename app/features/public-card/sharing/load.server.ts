import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({}, async ({ viewer }) => {
  const [{ shares }, { newest }] = await Promise.all([
    ifOffered(viewer.call("survey.shares", {})),
    ifOffered(viewer.call("survey.publicity", {})),
  ]);
  return { shares, newest, canWrite: viewer.can("write") };
});
