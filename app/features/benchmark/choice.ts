import type { CallInput } from "~/api/contract";
import { COMPANY_SIZES, type CompanySize } from "~/domain/question/answer";
import type { T } from "~/texts/resources";
import type { SelectOption } from "~/ui/form/select";

/** The value in an address for "all"; "" is the company's own kind. */
export const ALL_SECTORS = "tutti";
export const ALL_SIZES = "tutte";

/** The companies that the user compares with, as the address names them. */
export interface Choice {
  settore: string;
  dimensione: string;
}

export const NO_CHOICE: Choice = { settore: "", dimensione: "" };

interface Sector {
  key: string;
  label: string;
  /** The section's name, and its letter. */
  group: string;
  parent?: string | undefined;
}

/** The company's own kind, as of the version shown. */
export interface OwnKind {
  sector: string | null;
  size: CompanySize | null;
}

/** A value that does not exist is ignored. */
export function choiceIn(search: URLSearchParams, sectors: readonly Sector[]): Choice {
  const ifListed = (value: string | null, values: readonly string[]) =>
    value !== null && values.includes(value) ? value : "";
  const codes = sectors.flatMap(({ key, parent }) => [key, parent ?? key]);
  return {
    settore: ifListed(search.get("settore"), [ALL_SECTORS, ...codes]),
    dimensione: ifListed(search.get("dimensione"), [ALL_SIZES, ...COMPANY_SIZES]),
  };
}

/**
 * The query of the call. Without a choice it uses the company's present kind; `card` is the kind that an issued card
 * was given to, where the page shows a card.
 */
export function queryOf(
  { settore, dimensione }: Choice,
  card: OwnKind | null,
): Pick<CallInput<"report.benchmark">["query"], "sector" | "size"> {
  const sector = settore === ALL_SECTORS ? "all" : settore || card?.sector;
  const size = dimensione === ALL_SIZES ? "all" : (dimensione as CompanySize | "") || card?.size;
  return { ...(sector && { sector }), ...(size && { size }) };
}

/** The own sector, all sectors, then each section with its divisions. */
export function sectorOptions(t: T, sectors: readonly Sector[], own: OwnKind): SelectOption[] {
  const ownLabel = sectors.find(({ key }) => key === own.sector)?.label;
  const listed = sectors.flatMap(({ key, label, group, parent }, index) => {
    const isFirst = parent !== undefined && sectors[index - 1]?.parent !== parent;
    const whole = {
      value: parent ?? "",
      label: t("benchmark:choose.whole_section", { section: group }),
      group,
    };
    return [...(isFirst ? [whole] : []), { value: key, label, group }];
  });
  return [
    {
      value: "",
      label: ownLabel
        ? t("benchmark:choose.own_sector", { sector: ownLabel })
        : t("benchmark:choose.own_sector_unknown"),
    },
    { value: ALL_SECTORS, label: t("benchmark:choose.all_sectors") },
    ...listed,
  ];
}

export function sizeOptions(t: T, own: OwnKind): SelectOption[] {
  return [
    {
      value: "",
      label: own.size
        ? t("benchmark:choose.own_size", { size: t(`labels:size.${own.size}`) })
        : t("benchmark:choose.own_size_unknown"),
    },
    { value: ALL_SIZES, label: t("benchmark:choose.all_sizes") },
    ...COMPANY_SIZES.map((size) => ({ value: size, label: t(`labels:size.${size}`) })),
  ];
}
