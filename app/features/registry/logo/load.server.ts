import { privateLoader } from "~/web/loader.server";
import { shownLogo } from "~/web/logo.server";
import { loadCompany } from "../failures.server";

export const loader = privateLoader({}, async ({ viewer, request }) => {
  const { businessName, logoUrl } = await loadCompany(viewer, request);
  return {
    name: businessName,
    logo: shownLogo(logoUrl),
    hasLogo: logoUrl !== null,
    canWrite: viewer.can("write"),
  };
});
