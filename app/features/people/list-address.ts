import { PEOPLE_ORDERS, PEOPLE_ROLES } from "~/api/contract/people";
import { PERSON_STATES } from "~/domain/people/person-state";
import { pageIn, type PeopleList } from "~/web/urls";

/** The part of a list that its address names; "" = all of them, or by name. */
export interface ListAddress {
  cerca: string;
  ruolo: (typeof PEOPLE_ROLES)[number] | "";
  stato: (typeof PERSON_STATES)[number] | "";
  ordine: (typeof PEOPLE_ORDERS)[number] | "";
  pagina: number;
}

/** A value that no choice of the form has is left out. */
export function listAddress(request: Pick<Request, "url">): ListAddress {
  const query = new URL(request.url).searchParams;
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | "" =>
    values.find((value) => value === query.get(name)) ?? "";
  return {
    cerca: (query.get("cerca") ?? "").trim(),
    ruolo: oneOf("ruolo", PEOPLE_ROLES),
    stato: oneOf("stato", PERSON_STATES),
    ordine: oneOf("ordine", PEOPLE_ORDERS),
    pagina: pageIn(request),
  };
}

/** The page of everyone that a request names: of a server that neither searches nor orders. */
export const wholeList = (request: Request): ListAddress => ({
  ...{ cerca: "", ruolo: "", stato: "", ordine: "" },
  pagina: pageIn(request),
});

/** The same as a filter of the API. */
export const filterOf = ({ cerca, ruolo, stato }: ListAddress) => ({
  ...(cerca && { search: cerca }),
  ...(ruolo && { role: ruolo }),
  ...(stato && { state: stato }),
});

/** The same with order and page, for a page of the list. */
export const pageQuery = (address: ListAddress) => ({
  ...filterOf(address),
  pageId: String(address.pagina),
  ...(address.ordine && { sort: address.ordine }),
});

export const isFiltered = (address: ListAddress): boolean => Object.keys(filterOf(address)).length > 0;

/** Something but a name is chosen; the first order is the one without a choice. */
export const isChosen = ({ ruolo, stato, ordine }: ListAddress): boolean =>
  Boolean(ruolo || stato || (ordine && ordine !== PEOPLE_ORDERS[0]));

/** The list that a page about one person leads back to. */
export function listedIn(request: Request): PeopleList {
  const list = listAddress(request);
  return ofPage(list, list.pagina);
}

/** The address without its page where that is the first. */
export const ofPage = (address: ListAddress, pagina: number): PeopleList => {
  const { cerca, ruolo, stato, ordine } = address;
  return { cerca, ruolo, stato, ordine, ...(pagina > 1 && { pagina }) };
};
