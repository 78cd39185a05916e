import { redirect } from "@remix-run/node";
import { publicLoader } from "~/web/loader.server";
import { site } from "~/web/site.server";

export { notServed as action } from "~/web/loader.server";

/** The provider's own statement takes the place of the model. */
export const loader = publicLoader(() => {
  const { provider, support, links } = site();
  if (links.accessibility !== null) throw redirect(links.accessibility);
  return { provider, support };
});
