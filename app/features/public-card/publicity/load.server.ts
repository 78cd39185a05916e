import { cardUrls } from "~/web/card-urls";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { publicAddress } from "~/web/site.server";

export const loader = privateLoader({}, async ({ viewer }) => {
  const { newest, ...publicity } = await ifOffered(viewer.call("survey.publicity", {}));
  return {
    ...publicity,
    canWrite: viewer.can("write"),
    shown:
      newest === null
        ? null
        : { href: cardUrls.shown(newest), address: publicAddress(cardUrls.shown(newest)) },
  };
});
