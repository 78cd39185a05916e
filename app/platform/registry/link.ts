import { changed, keep, NOTHING, refused, type SectionChange } from "./section-change";

/**
 * The company's web page: http or https (added to a text without a scheme), followed directly by a host that contains a
 * dot.
 */
export function readLink(sent: string | undefined): SectionChange {
  if (sent === undefined) return NOTHING;
  const typed = sent.trim();
  if (typed === "") return changed({ link: null });
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, "")}`;
  if (!isPublicAddress(address)) return refused("link", "not_acceptable");
  return keep("link", address, (link) => ({ link }));
}

function isPublicAddress(address: string): boolean {
  if (/[^\x21-\x7e\xa1-\xff]|^https?:\/\/[/\\]/i.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname.includes(".") && username === "" && password === "";
}
