import {
  cleanIdentifier,
  identifierError,
  identifierKindFor,
  REGISTRY_LIMITS,
} from "~/domain/company/registry-rules";
import type { Fault } from "~/domain/faults";
import { newPasswordFaults } from "~/domain/people/new-password";
import { toLatin1 } from "~/domain/plain-text";
import type { FormFields, Values } from "~/web/fields.server";

export const FIELDS: FormFields = {
  businessName: { max: REGISTRY_LIMITS.businessName },
  country: { max: 2 },
  identifier: { max: 40 },
  identifierConfirmed: { max: 2 },
  name: { max: REGISTRY_LIMITS.contactName },
  surname: { max: REGISTRY_LIMITS.contactSurname },
  email: { max: 254 },
  password: { max: 72 },
  passwordConfirmation: { max: 72 },
  terms: { max: 2 },
  privacy: { max: 2 },
  otherPrivacy: { max: 2 },
};

export const CONSENTS = ["terms", "privacy", "otherPrivacy"] as const;

const NEEDED = ["businessName", "country", "identifier", "name", "surname", "email"];

/**
 * Everything that can be said before the identity account is opened, at once and in the order of the page: what the form
 * sees by itself, and what the API has `refused` of it. The API has the last word and checks all of it again.
 */
export function registrationFaults(values: Values, refused: readonly Fault[]): Fault[] {
  const own = ownFaults(values);
  const isSaid = ({ path, code }: Fault) => own.some((fault) => fault.path === path && fault.code === code);
  const order = Object.keys(FIELDS);
  return [...own, ...refused.filter((fault) => !isSaid(fault))].sort(
    (a, b) => order.indexOf(a.path) - order.indexOf(b.path),
  );
}

/** What the API is asked first: the answer depends on nothing that is stored. */
export const checkedPart = (values: Values) => ({
  country: values.one("country"),
  identifier: values.one("identifier"),
  identifierConfirmed: values.one("identifierConfirmed") !== "",
  email: values.one("email").trim(),
  password: values.one("password"),
});

function ownFaults(values: Values): Fault[] {
  const missing = NEEDED.filter((name) => toLatin1(values.one(name)).text.trim() === "");
  const isGiven = (name: string) => !missing.includes(name);
  return [
    ...missing.map((path) => ({ path, code: "mandatory_field" })),
    ...(isGiven("country") && isGiven("identifier") ? identifierFaults(values) : []),
    ...(isGiven("email") && !looksLikeEmail(values.one("email").trim())
      ? [fault("email", "invalid_mail")]
      : []),
    ...newPasswordFaults(values.one("password"), values.one("passwordConfirmation")),
    ...CONSENTS.filter((name) => values.one(name) === "").map((path) => fault(path, "consent_required")),
  ];
}

function identifierFaults(values: Values): Fault[] {
  const kind = identifierKindFor(values.one("country"));
  const error = identifierError(kind, cleanIdentifier(kind, values.one("identifier")));
  return error ? [fault("identifier", error)] : [];
}

/** The API reads addresses more closely; this is for what was plainly something else. */
const looksLikeEmail = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

const fault = (path: string, code: string): Fault => ({ path, code });

/** The body of POST /sign-up; the identifier goes under the name its country gives it (D8). */
export function signUpBodyOf(values: Values) {
  const kind = identifierKindFor(values.one("country"));
  const isTicked = (name: string) => values.one(name) !== "";
  return {
    businessName: values.one("businessName").trim(),
    country: values.one("country"),
    [kind]: cleanIdentifier(kind, values.one("identifier")),
    identifierConfirmed: isTicked("identifierConfirmed"),
    name: values.one("name").trim(),
    surname: values.one("surname").trim(),
    email: values.one("email").trim(),
    legalTerms: {
      terms: isTicked("terms"),
      privacy: isTicked("privacy"),
      otherPrivacy: isTicked("otherPrivacy"),
    },
  };
}

/** The API's faults under the names of this form's fields. */
export const onThisForm = ({ path, ...rest }: Fault): Fault => ({
  path: /^(partitaIva|vatNumber|dunsNumber)$/.test(path) ? "identifier" : path.replace(/^legalTerms\./, ""),
  ...rest,
});
