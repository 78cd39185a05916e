import type { Issue } from "~/domain/issues";
import { listAddress, type ListAddress } from "./list-address";

/** The changes that the form of the list offers, in its order. */
export const BULK_CHANGES = ["roles", "disable", "enable", "resend", "delete"] as const;
export type BulkChange = (typeof BULK_CHANGES)[number];

/** For whom: those ticked, those of the page, or all that match. */
export const SCOPES = ["scelti", "pagina", "tutti"] as const;
type ChangeScope = (typeof SCOPES)[number];

/** More than a page has, and as many as the API takes. */
const MOST_IDS = 500;

/** What the form of the list sends; "" = no change was chosen. */
export interface ChangeAddress {
  list: ListAddress;
  quali: ChangeScope;
  azione: BulkChange | "";
  /** Ids: one for each box of the list, or all of them with commas. */
  chi: string[];
}

export function changeAddress(request: Request): ChangeAddress {
  const query = new URL(request.url).searchParams;
  return {
    list: listAddress(request),
    quali: SCOPES.find((one) => one === query.get("quali")) ?? "scelti",
    azione: BULK_CHANGES.find((one) => one === query.get("azione")) ?? "",
    chi: query
      .getAll("chi")
      .flatMap((ids) => ids.split(","))
      .filter((id) => id !== "" && id.length <= 64)
      .slice(0, MOST_IDS),
  };
}

/** What is missing in the form of the list. */
export const changeIssues = ({ quali, azione, chi }: ChangeAddress): Issue[] => [
  ...(quali === "scelti" && chi.length === 0 ? [{ path: "chi", code: "choose_people" }] : []),
  ...(azione === "" ? [{ path: "azione", code: "choose_change" }] : []),
];
