import { ifOffered } from "~/web/errors.server";
import { publicLoader } from "~/web/loader.server";
import { paced } from "~/web/paced-response.server";

/** A logo at the address that pages show it from; it passes through here where the API is elsewhere. */
export const logoFile = publicLoader(async ({ visitor, params }) =>
  paced(await ifOffered(visitor.call("registry.logo", { params: { id: params.id ?? "" } }))),
);
