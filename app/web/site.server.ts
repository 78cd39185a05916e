import { settings } from "~/settings.server";

/** What the provider says of itself on every page (spec §1, §2). */
export interface Site {
  provider: string;
  initiative: string;
  support: string;
  links: { terms: string; privacy: string; clauses: string; cookie: string; community: string; hub: string };
}

export function site(): Site {
  const { providerName, initiativeName, supportEmail, links } = settings();
  return { provider: providerName, initiative: initiativeName, support: supportEmail, links };
}
