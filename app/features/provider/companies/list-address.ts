import type { CallInput } from "~/api/contract";
import { CARD_STATES, COMPANY_ORDERS, WAITING_THINGS } from "~/domain/company/desk-states";
import type { CompanyList } from "~/web/provider-urls";
import { pageIn } from "~/web/urls";

/** The part of the companies that an address names; "" = all of them, or by name. */
export interface CompanyAddress {
  cerca: string;
  abilitazione: "yes" | "no" | "";
  carta: (typeof CARD_STATES)[number] | "";
  attesa: (typeof WAITING_THINGS)[number] | "";
  ordine: (typeof COMPANY_ORDERS)[number] | "";
  pagina: number;
}

/** A value that no choice of the form has is left out. */
export function companyAddress(request: Request): CompanyAddress {
  const query = new URL(request.url).searchParams;
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | "" =>
    values.find((value) => value === query.get(name)) ?? "";
  return {
    cerca: (query.get("cerca") ?? "").trim(),
    abilitazione: oneOf("abilitazione", ["yes", "no"]),
    carta: oneOf("carta", CARD_STATES),
    attesa: oneOf("attesa", WAITING_THINGS),
    ordine: oneOf("ordine", COMPANY_ORDERS),
    pagina: pageIn(request),
  };
}

export const companiesQuery = (address: CompanyAddress): CallInput<"provider.companies">["query"] => ({
  ...(address.cerca && { search: address.cerca }),
  ...(address.abilitazione && { enabled: address.abilitazione }),
  ...(address.carta && { card: address.carta }),
  ...(address.attesa && { waiting: address.attesa }),
  ...(address.ordine && { sort: address.ordine }),
  pageId: String(address.pagina),
});

export const isFiltered = ({ cerca, abilitazione, carta, attesa }: CompanyAddress): boolean =>
  [cerca, abilitazione, carta, attesa].some(Boolean);

/** Something but a name is chosen; the first order is the one without a choice. */
export const isChosen = ({ abilitazione, carta, attesa, ordine }: CompanyAddress): boolean =>
  Boolean(abilitazione || carta || attesa || (ordine && ordine !== COMPANY_ORDERS[0]));

/** The address of another page with the same filters. */
export const ofPage = ({ pagina: _, ...address }: CompanyAddress, pagina: number): CompanyList => ({
  ...address,
  ...(pagina > 1 && { pagina }),
});
