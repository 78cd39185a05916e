import { webAddress } from "~/domain/company/web-address";
import { changed, keep, NOTHING, refused, type SectionChange } from "./section-change";

/** The company's web page. */
export function readLink(sent: string | undefined): SectionChange {
  if (sent === undefined) return NOTHING;
  const typed = sent.trim();
  if (typed === "") return changed({ link: null });
  const address = webAddress(typed);
  return address === null ? refused("link", "not_acceptable") : keep("link", address, (link) => ({ link }));
}
