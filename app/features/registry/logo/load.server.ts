import { privateLoader } from "~/web/loader.server";
import { shownLogo } from "~/web/logo.server";

export const loader = privateLoader({}, async ({ viewer }) => {
  const { businessName, logoUrl } = await viewer.call("registry.company", {});
  return {
    name: businessName,
    logo: shownLogo(logoUrl),
    hasLogo: logoUrl !== null,
    canWrite: viewer.can("write"),
  };
});
