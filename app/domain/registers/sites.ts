import { sum } from "../decimal";
import type { CalendarDate } from "../calendar-date";
import {
  FIVE_ROWS,
  inOrderOf,
  type Reading,
  type Register,
  type RegisterRow,
  type RowValues,
} from "./register";

/** The places where the company works, with the data that VSME B1 §24(e) and B5 ask of each. */
export const sites = {
  title: "name",
  fields: [
    { id: "name", kind: "text", maxLength: 100, required: true },
    { id: "isMain", kind: "choice", options: ["yes", "no"], required: true },
    { id: "address", kind: "text", maxLength: 120, required: true },
    { id: "postcode", kind: "text", maxLength: 12, required: true },
    { id: "city", kind: "text", maxLength: 60, required: true },
    { id: "country", kind: "text", maxLength: 60, required: true },
    { id: "latitude", kind: "decimal", min: "-90", max: "90" },
    { id: "longitude", kind: "decimal", min: "-180", max: "180" },
    { id: "tenure", kind: "choice", options: ["owned", "leased", "managed"], required: true },
    { id: "nace", kind: "text", maxLength: 5, format: { pattern: /^\d\d\.\d\d$/, example: "10.71" } },
    { id: "landArea", kind: "decimal", unit: "m²", min: "0" },
    { id: "sealedArea", kind: "decimal", unit: "m²", min: "0" },
    { id: "nature", kind: "choice", options: ["unchecked", "away", "near", "inside"], required: true },
    { id: "natureArea", kind: "text", maxLength: 200 },
    { id: "waterStress", kind: "choice", options: ["unchecked", "no", "yes"], required: true },
    { id: "openedOn", kind: "date" },
    { id: "closedOn", kind: "date" },
  ],
  rules: [
    { kind: "together", fields: ["latitude", "longitude"], code: "coordinates_by_halves" },
    { kind: "atMost", fields: ["landArea", "sealedArea"], code: "sealed_above_land" },
    { kind: "after", fields: ["openedOn", "closedOn"], code: "closed_before_open" },
  ],
} as const satisfies Register;

/** The sites that the company uses on a day: the main one first, then by name. */
function inUse(rows: readonly RegisterRow[], day: CalendarDate): RegisterRow[] {
  const open = rows.filter(
    ({ values: { openedOn, closedOn } }) =>
      (openedOn === undefined || openedOn <= day) && (closedOn === undefined || closedOn > day),
  );
  return inOrderOf(open, ({ isMain, name = "" }) => [isMain === "yes" ? "0" : "1", name]);
}

const isByNature = ({ values: { nature } }: RegisterRow) => nature === "near" || nature === "inside";

const addressOf = ({ address, postcode, city }: RowValues) => `${address}, ${postcode} ${city}`;

/** A reading of the n-th site that is in use and of this kind. */
const ofSite = (
  say: (values: RowValues) => string | undefined,
  isOfKind: (row: RegisterRow) => boolean = () => true,
) =>
  ({
    register: "sites",
    about: FIVE_ROWS,
    read(rows, day, about) {
      const row = inUse(rows, day).filter(isOfKind)[Number(about) - 1];
      return row === undefined ? null : (say(row.values) ?? null);
    },
  }) satisfies Reading;

/** "some" once one site is of this kind, "none" once every site was checked and is not. */
const found = (field: "nature" | "waterStress", ofKind: readonly string[]) =>
  ({
    register: "sites",
    about: null,
    outcomes: ["some", "none"],
    read(rows, day) {
      const values = inUse(rows, day).map((row) => row.values[field] ?? "unchecked");
      if (values.some((value) => ofKind.includes(value))) return "some";
      return values.length > 0 && !values.includes("unchecked") ? "none" : null;
    },
  }) satisfies Reading;

/** The sum of a field, once every site gives it. */
const total = (field: "landArea" | "sealedArea") =>
  ({
    register: "sites",
    about: null,
    read(rows, day) {
      const areas = inUse(rows, day).map(({ values }) => values[field]);
      const given = areas.filter((area) => area !== undefined);
      return given.length > 0 && given.length === areas.length ? sum(given) : null;
    },
  }) satisfies Reading;

export const siteReadings = {
  site_address: ofSite(addressOf),
  site_nace: ofSite(({ nace }) => nace),
  site_country: ofSite(({ country }) => country),
  site_latitude: ofSite(({ latitude }) => latitude),
  site_longitude: ofSite(({ longitude }) => longitude),
  site_tenure: { ...ofSite(({ tenure }) => tenure), outcomes: ["owned", "leased", "managed"] },
  sites_by_nature: found("nature", ["near", "inside"]),
  nature_site_address: ofSite(addressOf, isByNature),
  nature_site_position: { ...ofSite(({ nature }) => nature, isByNature), outcomes: ["near", "inside"] },
  nature_site_area: ofSite(({ landArea }) => landArea, isByNature),
  nature_site_name: ofSite(({ natureArea }) => natureArea, isByNature),
  sites_under_water_stress: found("waterStress", ["yes"]),
  land_area: total("landArea"),
  sealed_area: total("sealedArea"),
} satisfies Record<string, Reading>;
