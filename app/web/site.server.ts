import { settings } from "~/settings.server";
import { ownCookie } from "./cookies.server";
import { ORIGIN_HEADER } from "./server-hook.server";

/** The provider's own data for every page (spec §1, §2). */
export interface Site {
  provider: string;
  initiative: string;
  support: string;
  links: ReturnType<typeof settings>["links"];
}

export function site(): Site {
  const { providerName, initiativeName, supportEmail, links } = settings();
  return { provider: providerName, initiative: initiativeName, support: supportEmail, links };
}

/** Whether the sample legal texts are shown: over demo data alone. */
export const showsSamples = (): boolean => settings().allowDemoData;

/** Whether the API is here, and not another server's. */
export const hasOwnApi = (): boolean => settings().upstreamUrl === null;

const lightChoice = ownCookie("leggera", () => ({ maxAge: 31_536_000 }));

/** Whether this browser requests pages without any script: by the switch in the footer, or by Save-Data. */
export async function isLight(request: Request): Promise<boolean> {
  const chosen: unknown = await lightChoice().parse(request.headers.get("Cookie"));
  if (chosen === "1" || chosen === "0") return chosen === "1";
  return request.headers.get("Save-Data") === "on";
}

export const lightCookie = (light: boolean): Promise<string> => lightChoice().serialize(light ? "1" : "0");

/**
 * Whether a post may come from this product's own pages. Browsers tell the origin of a post. Text browsers do not, and
 * under a proxy's strict referrer policy browsers send "null": both are allowed, because the form's own token is
 * checked as well.
 */
export function isOwnOrigin(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get(ORIGIN_HEADER) ?? request.headers.get("Origin");
  if (origin === null || origin === "null") return true;
  return ownOrigins(request).includes(origin);
}

/**
 * The public address if one is set; otherwise the host of the browser's request, since a server at home has several.
 */
function ownOrigins(request: Request): string[] {
  const { publicUrl, isPublicUrlGiven } = settings();
  return [isPublicUrlGiven ? new URL(publicUrl).origin : `http://${request.headers.get("Host")}`];
}

/** An address of a page as others type it, who are not in this product. */
export const publicAddress = (path: string): string => `${settings().publicUrl}${path}`;
