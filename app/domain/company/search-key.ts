import { folded } from "../people/search-key";

interface Identified {
  business_name: string;
  partita_iva?: string | null | undefined;
  vat_number?: string | null | undefined;
  duns_number?: string | null | undefined;
}

/** The text by which companies are searched and sorted: name and identifiers, without case and accents. */
export const companySearchKey = ({
  business_name,
  partita_iva,
  vat_number,
  duns_number,
}: Identified): string =>
  folded(
    [business_name, partita_iva, vat_number, duns_number]
      .flatMap((value) => value ?? [])
      .join(" ")
      .replace(/\s+/g, " ")
      .trim(),
  );
