import { identifierKindFor } from "~/domain/company/registry-rules";

/** A public register in which a company has a number of its own, beside its tax identifiers. */
export interface NationalRegister {
  id: string;
  label: string;
  /** Of the number in capitals, without spaces and without dots that mean nothing. */
  pattern: RegExp;
  example: string;
  /** A dot is a part of the number. */
  hasDots?: true;
}

/** By ISO 3166-1 alpha-2, as the registers themselves describe their numbers. */
const OF_COUNTRY: Record<string, readonly NationalRegister[]> = {
  AT: [{ id: "firmenbuch", label: "Firmenbuch", pattern: /^(FN)?\d{1,6}[A-Z]$/, example: "FN 123456a" }],
  BE: [{ id: "kbo-bce", label: "KBO / BCE", pattern: /^[01]\d{9}$/, example: "0123.456.789" }],
  CH: [{ id: "uid", label: "UID / IDI", pattern: /^CHE-?\d{9}$/, example: "CHE-123.456.789" }],
  DE: [
    {
      id: "handelsregister",
      label: "Handelsregister",
      pattern: /^HR[AB]\d{1,6}[A-Z]{0,2}$/,
      example: "HRB 123456",
    },
  ],
  ES: [
    {
      id: "hoja-registral",
      label: "Registro Mercantil (hoja)",
      pattern: /^[A-Z]{1,2}-?\d{1,7}$/,
      example: "M-123456",
    },
  ],
  FR: [
    { id: "siren", label: "SIREN", pattern: /^\d{9}$/, example: "123 456 789" },
    { id: "siret", label: "SIRET", pattern: /^\d{14}$/, example: "123 456 789 00012" },
  ],
  GB: [{ id: "company-number", label: "Companies House", pattern: /^[A-Z\d]{2}\d{6}$/, example: "01234567" }],
  IT: [
    { id: "rea", label: "REA (Camera di commercio)", pattern: /^[A-Z]{2}-?\d{1,7}$/, example: "BS-123456" },
  ],
  NL: [{ id: "kvk", label: "KVK", pattern: /^\d{8}$/, example: "12345678" }],
  PL: [{ id: "krs", label: "KRS", pattern: /^\d{10}$/, example: "0000123456" }],
  RO: [
    {
      id: "onrc",
      label: "Registrul Comerțului",
      pattern: /^J\d{1,2}\/\d{1,6}\/\d{4}$/,
      example: "J40/1234/2015",
    },
  ],
  US: [{ id: "ein", label: "EIN", pattern: /^\d{2}-?\d{7}$/, example: "12-3456789" }],
};

const OTHER: NationalRegister = {
  id: "other",
  label: "Registro nazionale delle imprese",
  pattern: /^[A-Z\d][A-Z\d/-]{2,39}$/,
  example: "12345678",
};

/** The identifier of legal persons that every country knows (ISO 17442). */
const LEI: NationalRegister = {
  id: "lei",
  label: "LEI (codice internazionale)",
  pattern: /^[A-Z\d]{18}\d{2}$/,
  example: "8156 00AB CD12 34EF 5678",
};

/**
 * The number of the interconnected registers of the Union (Reg. (EU) 2021/1042): country and register, a dot, the
 * number in the register. Each register says how its own numbers look, so the company copies it.
 */
const EUID: NationalRegister = {
  id: "euid",
  label: "EUID (identificativo europeo)",
  pattern: /^[A-Z]{2}[A-Z\d]{0,20}\.[A-Z\d][A-Z\d/_-]{2,29}$/,
  example: "FR9201.123456789",
  hasDots: true,
};

const DUNS: NationalRegister = {
  id: "duns",
  label: "D-U-N-S (Dun & Bradstreet)",
  pattern: /^(?!00)\d{9}$/,
  example: "123456789",
};

/** The registers in which a company of this country may have a number. */
export const nationalRegisters = (country: string): readonly NationalRegister[] => [
  ...(OF_COUNTRY[country] ?? [OTHER]),
  // Outside the Union a DUNS number is what the company is known by anyhow.
  ...(identifierKindFor(country) === "dunsNumber" ? [] : [EUID, DUNS]),
  LEI,
];
