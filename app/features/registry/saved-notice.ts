import type { Company } from "~/api/contract/registry";
import type { Notice } from "~/web/session.server";
import { urls } from "~/web/urls";
import type { TypedRegistry } from "./form";
import { isOfOtherSector } from "./update";

const TEXTS = ["businessName", "address", "city", "description"] as const;

const oneSpaced = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * The notice "saved", with what happened to the rest: an activity that was left out with its sector, or the stored
 * value where characters were replaced by plain ones (D11).
 */
export function savedNotice(typed: TypedRegistry, company: Company | null, isRequested: boolean): Notice {
  if (isRequested) {
    const more = { key: "registry:identity.see", to: urls.identityRequest() } as const;
    return { kind: "info", key: "registry:saved_requested", more };
  }
  if (typed.sector && isOfOtherSector(typed)) return { kind: "info", key: "registry:saved_without_action" };
  if (company === null) return { kind: "success", key: "registry:saved" };
  const adapted = TEXTS.flatMap((name) => {
    const typedText = oneSpaced(typed[name] ?? "");
    const storedText = oneSpaced(company[name] ?? "");
    return typedText !== "" && typedText !== storedText ? [storedText] : [];
  });
  if (adapted.length === 0) return { kind: "success", key: "registry:saved" };
  return {
    kind: "success",
    key: "registry:saved_adapted",
    params: { texts: adapted.join(" · ").slice(0, 300) },
  };
}
