import { DAY_MS } from "~/domain/durations";
import { machineUrls } from "./machine-urls";

interface Contact {
  supportEmail: string;
  publicUrl: string;
}

/** How a finder of a weakness reaches the provider (RFC 9116), valid for less than a year from `since`. */
export function securityText({ supportEmail, publicUrl }: Contact, since: Date): string {
  const expires = new Date(since.getTime() - (since.getTime() % DAY_MS) + 365 * DAY_MS);
  return [
    `Contact: mailto:${encodeURIComponent(supportEmail).replace("%40", "@")}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: it, en",
    `Canonical: ${publicUrl}${machineUrls.securityText()}`,
    "",
  ].join("\n");
}
