import { NO_ROWS, type RegisterId, type RegisterRows, type RowValues } from "~/domain/registers/register";
import { readingOf, type RegisterReading } from "~/domain/registers/readings";

export const SITE = {
  ...{ name: "Sede", isMain: "yes", address: "Via Roma 1", postcode: "20100", city: "Milano" },
  ...{ country: "Italia", tenure: "owned", nature: "away", waterStress: "no" },
};
export const POLICY = {
  ...{ name: "Politica ambientale", topics: "climate water", adoptedOn: "2024-03-01" },
  ...{ isSigned: "yes", isPublic: "no" },
};
export const TARGET = {
  ...{ name: "Energia per pezzo", measure: "energy", unit: "kWh", baseYear: "2023", baseValue: "120" },
  ...{ targetYear: "2027", targetValue: "100", document: "Piano", setOn: "2024-01-15", isFollowed: "no" },
};
export const CERTIFICATE = {
  ...{ name: "ISO 14001:2015", issuer: "Ente", standard: "iso-14001", issuedOn: "2024-05-02" },
};

/** The rows of one register, each with an id by its place. */
export const only = (register: RegisterId, ...rows: RowValues[]): RegisterRows => ({
  ...NO_ROWS,
  [register]: rows.map((values, index) => ({ id: `row${index}`, values })),
});

/** What a reading finds at the end of 2025. */
export const found = (rows: RegisterRows, reading: RegisterReading) => readingOf(rows, 2025)(reading);
