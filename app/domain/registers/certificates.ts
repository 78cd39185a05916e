import { type CalendarDate, dateWords } from "../calendar-date";
import { FIVE_ROWS, inOrderOf, type Reading, type RegisterRow } from "./register";

/** The standards and schemes that a certificate may name; questions read it only where it names one. */
export const STANDARDS = [
  "iso-9001",
  "iso-14001",
  "emas",
  "iso-45001",
  "sa8000",
  "uni-pdr-125",
  "legality-rating",
  "iso-50001",
  "iso-27001",
  "iso-37001",
  "fsc",
  "pefc",
  "ecolabel",
  "organic",
  "other",
] as const;
export type Standard = (typeof STANDARDS)[number];

export const isStandard = (id: string): id is Standard => (STANDARDS as readonly string[]).includes(id);

/** The schemes with a choice of their own in the question on certificates, and marks that only a product bears. */
const LISTED: readonly string[] = [
  ...["iso-9001", "iso-14001", "emas", "iso-45001", "sa8000", "uni-pdr-125", "legality-rating"],
  ...["fsc", "pefc", "ecolabel", "organic"],
];

/** The certificates of a standard that are valid on a day, the oldest first. */
function validOn(rows: readonly RegisterRow[], day: CalendarDate): RegisterRow[] {
  const valid = rows.filter(
    ({ values: { issuedOn = "", expiresOn } }) =>
      issuedOn !== "" && issuedOn <= day && (expiresOn === undefined || expiresOn >= day),
  );
  return inOrderOf(valid, ({ issuedOn = "", name = "" }) => [issuedOn, name]);
}

const ofCertificate = (say: (row: RegisterRow) => string | undefined) =>
  ({
    register: "certificates",
    about: FIVE_ROWS,
    read(rows, day, about) {
      const row = validOn(rows, day)[Number(about) - 1];
      return row === undefined ? null : (say(row) ?? null);
    },
  }) satisfies Reading;

const others = (rows: readonly RegisterRow[], day: CalendarDate) =>
  validOn(rows, day).filter(({ values: { standard = "" } }) => !LISTED.includes(standard));

const issuedOn = ({ values }: RegisterRow) => values.issuedOn && dateWords(values.issuedOn);

export const certificateReadings = {
  valid_certificate: {
    register: "certificates",
    about: STANDARDS,
    outcomes: ["yes"],
    read: (rows, day, about) =>
      validOn(rows, day).some(({ values }) => values.standard === about) ? "yes" : null,
  },
  /** A certificate of a scheme that the question on certificates does not list. */
  other_certificate: {
    register: "certificates",
    about: null,
    outcomes: ["yes"],
    read: (rows, day) => (others(rows, day).length > 0 ? "yes" : null),
  },
  other_certificate_names: {
    register: "certificates",
    about: null,
    read(rows, day) {
      const names = others(rows, day).map((row) =>
        [row.values.name, row.values.issuer, issuedOn(row)].filter(Boolean).join(", "),
      );
      return names.length === 0 ? null : names.join("; ");
    },
  },
  certificate_name: ofCertificate(({ values }) => values.name),
  certificate_issuer: ofCertificate(({ values }) => values.issuer),
  certificate_date: ofCertificate(issuedOn),
} satisfies Record<string, Reading>;
