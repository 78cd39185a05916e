const encode = encodeURIComponent;

/** Levels keep the colon between them. */
export const colons = (encoded: string) => encoded.replaceAll("%3A", ":");

/** The query of an address; what is empty, 0 or absent is left out. */
export function queryOf(given: object): string {
  const query = Object.entries(given).filter(([, value]) => value);
  return query.length === 0
    ? ""
    : `?${query.map(([name, value]) => `${name}=${colons(encode(String(value)))}`).join("&")}`;
}

/** A page of a list as its address names it: the first has no name. */
export const pageNamed = (page: number | undefined): number => (page !== undefined && page > 1 ? page : 0);
