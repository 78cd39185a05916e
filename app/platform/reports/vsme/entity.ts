import type { Entity } from "~/domain/vsme/taxonomy";
import type { Survey } from "../../survey/survey";

const DUNS = "https://www.dnb.co.uk/duns-number";
/** The scheme of Italian financial statements in XBRL: the fiscal code in the register of enterprises. */
const REGISTER = "http://www.infocamere.it";

/** Who reports. The digital template knows no number of Italy; a DUNS number serves in every form. */
export function entityOf({ company, year }: Pick<Survey, "company" | "year">): Entity {
  const { business_name: name, duns_number: duns, is_duns_fake: isFake } = company;
  const identifier =
    duns !== null && isFake === 0
      ? { scheme: DUNS, label: "DUNS" as const, value: duns }
      : {
          scheme: REGISTER,
          label: null,
          value: company.fiscal_code ?? company.partita_iva ?? company.vat_number ?? company.id,
        };
  return { name, identifier, fiscalYear: year };
}
