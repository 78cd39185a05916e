import { publicLoader } from "~/web/loader.server";
import { hasOwnApi, publicAddress } from "~/web/site.server";
import { presentApi } from "./present";

export { notServed as action } from "~/web/loader.server";

export const loader = publicLoader(({ request }) => ({
  /** Null where another server is the API. */
  address: hasOwnApi() ? publicAddress("/api") : null,
  ...presentApi(new URL(request.url).searchParams.get("servizio")),
}));
