import type { Company } from "~/api/contract/registry";
import type { Values } from "~/web/fields.server";
import type { Notice } from "~/web/session.server";
import { isOfOtherSector } from "./form";

const TEXTS = ["businessName", "address", "city", "description"] as const;

const oneSpaced = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * "Saved", and what became of the rest: an activity that was left out with its sector, or what is written now where
 * characters had to be replaced by plain ones (D11).
 */
export function savedNotice(values: Values, company: Company): Notice {
  if (values.one("sector") !== "" && isOfOtherSector(values))
    return { kind: "info", key: "registry:saved_without_action" };
  const adapted = TEXTS.flatMap((name) => {
    const typed = oneSpaced(values.one(name));
    const kept = oneSpaced(company[name] ?? "");
    return typed !== "" && typed !== kept ? [kept] : [];
  });
  if (adapted.length === 0) return { kind: "success", key: "registry:saved" };
  return {
    kind: "success",
    key: "registry:saved_adapted",
    params: { texts: adapted.join(" · ").slice(0, 300) },
  };
}
