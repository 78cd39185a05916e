import type { Fault } from "~/domain/faults";
import type { FormFields, Values } from "~/web/fields.server";

export const FIELDS: FormFields = {
  email: { max: 254 },
  password: { max: 72 },
  carried: { max: 200_000 },
};

export const missingFaults = (values: Values): Fault[] =>
  ["email", "password"]
    .filter((name) => values.one(name).trim() === "")
    .map((path) => ({ path, code: "mandatory_field" }));
