import countries from "i18n-iso-countries";

interface Nation {
  /** ISO 3166-1 alpha-2; XK, a user-assigned code, is Kosovo. */
  code: string;
  name: string;
  isEu: boolean;
}

/** The 27 member states of the European Union. */
const EU_MEMBERS = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

const ITALIAN_ORDER = new Intl.Collator("it");

// If the library knows two names, the alias is the usual one (Taiwan); one name contains a doubled space.
const all: readonly Nation[] = Object.entries(countries.getNames("it", { select: "alias" }))
  .map(([code, name]) => ({ code, name: name.replace(/\s+/g, " "), isEu: EU_MEMBERS.has(code) }))
  .sort((a, b) => Number(b.code === "IT") - Number(a.code === "IT") || ITALIAN_ORDER.compare(a.name, b.name));

/** All nations in Italian alphabetical order, with Italy first because most companies choose it. */
export function nations(): readonly Nation[] {
  return all;
}
